import { Fragment, type ReactNode } from 'react'
import type { ProductWorld } from '../../worlds'
import { costOf } from '../catalogue/cost'
import { useSite } from '../site-context'
import { drawings } from './drawings'
import { Preview } from './previews'

export interface ToolStripProps {
  /**
   * The list of this page that it is the index of, where it has no list of pages: the rows of the products, or their live
   * examples. An index has drawings and names alone.
   * @example rows
   */
  of?: 'rows' | 'examples'
}

/** The beginning of an anchor in each list. */
const anchors = { rows: '#product-', examples: '#try-' }

/** The products as a strip as wide as the window, each on its own ground with a preview of its live example. */
export function ToolStrip({ of: list }: ToolStripProps) {
  return (
    <nav className={`tool-strip wide ${list ? 'is-index' : ''}`} aria-label="The ten tools">
      {useSite().products.map(product => (
        <a
          key={product.slug}
          href={list ? anchors[list] + product.slug : product.url}
          className={`world-${product.slug}`}
        >
          {list && (
            <svg viewBox="0 0 100 64" aria-hidden="true">
              {drawings[product.slug as ProductWorld]}
            </svg>
          )}
          <b>{breakable(product.name)}</b>
          {!list && (
            <>
              <span>{product.hero.badge}</span>
              <span className="cost">
                {costOf(product)
                  .first.replace(/-day free trial, .*/, ' days free')
                  .replace('Price on', 'On')}
              </span>
              <Preview of={product.slug} />
            </>
          )}
        </a>
      ))}
    </nav>
  )
}

/** A name that can wrap before a capital letter within it. */
export function breakable(name: string): ReactNode {
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
