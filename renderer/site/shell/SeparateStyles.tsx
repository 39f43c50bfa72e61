import { renderToStaticMarkup } from 'react-dom/server'
import { withBasePath } from '../../engine/html/base-path'
import { fileOf } from '../styles/separate-names'

/** The link to a style sheet that is a file of its own. */
export function SeparateStyles({ name }: { name: string }) {
  const published = import.meta.env.PROD ? import.meta.env.SEPARATE_STYLES[name] : undefined
  return (
    <link
      rel="stylesheet"
      media={name === 'print' ? 'print' : undefined}
      href={withBasePath(published ?? `/${fileOf(name)}`)}
    />
  )
}

/**
 * HTML with a link to each of these style sheets of figures before the first island of that figure: browsers render
 * what comes before without waiting for them.
 */
export function withFigureStyles(html: string, figures: readonly string[]): string {
  const left = new Set(figures)
  return html.replace(/<x-island name="(\w+)"/g, (island, name: string) =>
    left.delete(name) ? renderToStaticMarkup(<SeparateStyles name={name} />) + island : island,
  )
}
