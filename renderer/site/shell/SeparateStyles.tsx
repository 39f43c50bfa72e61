import { withBasePath } from '@proofsheet/engine/pages/html/base-path'
import { renderToStaticMarkup } from 'react-dom/server'
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
 * HTML with links to the style sheets of these figures, by island, before the first island of each: browsers render the
 * content before it without waiting for them.
 */
export function withFigureStyles(html: string, figures: ReadonlyMap<string, string[]>): string {
  const left = new Map(figures)
  return html.replace(/<x-island name="(\w+)"/g, (island, name: string) => {
    const links = (left.get(name) ?? []).map(each => renderToStaticMarkup(<SeparateStyles name={each} />))
    left.delete(name)
    return links.join('') + island
  })
}
