import { Fragment, type ReactNode } from 'react'
import { costOf } from '../catalogue/cost'
import { useSite } from '../site-context'
import { drawings } from './drawings'

/** The products as a strip as wide as the window, each on its own ground with a drawing of its live example. */
export function ToolStrip() {
  return (
    <nav className="tool-strip wide" aria-label="The ten tools">
      {useSite().products.map(product => (
        <a key={product.slug} href={product.url} className={`world-${product.slug}`}>
          <svg viewBox="0 0 100 64" aria-hidden="true">
            {drawings[product.slug as keyof typeof drawings]}
          </svg>
          <b>{breakable(product.name)}</b>
          <span>{product.tagline}</span>
          <span className="cost">{costOf(product).first}</span>
        </a>
      ))}
    </nav>
  )
}

/** A name that can wrap before a capital letter within it. */
function breakable(name: string): ReactNode {
  const [first = '', ...rest] = name.length > 10 ? name.split(/(?<=[a-z])(?=[A-Z])/) : [name]
  return (
    <>
      {first}
      {rest.map(part => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}
