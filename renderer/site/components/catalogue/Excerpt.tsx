import type { Entity } from '@proofsheet/engine/content/entity'
import type { Product } from '../../../../content/types/product'
import type { ExcerptLine } from '../../../../content/types/product-page'
import { drawings } from '../stage/drawings'

/**
 * Lines of a product's live example, on a white sheet; a line leads from marked words to the remark beside the sheet. The
 * drawing of the product is beside the first line, above its remark.
 */
export function Excerpt({ product: { slug, name, excerpt } }: { product: Entity<Product> }) {
  return (
    <figure className="excerpt" aria-label={`From the live example of ${name}`}>
      <ul className="nav">
        {excerpt.map((line, index) => (
          <li key={line.text} className="sheet">
            <p>
              {line.label && <span className="excerpt-label">{line.label}</span>}
              <Words {...line} />
              {line.remark && <i className="leader" />}
            </p>
            {index === 0 && (
              <svg viewBox="0 0 100 64" aria-hidden="true">
                {drawings[slug as keyof typeof drawings]}
              </svg>
            )}
            {line.remark && <em>{line.remark}</em>}
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Words({ text, language, marked = '', remark }: ExcerptLine) {
  const before = marked && text.endsWith(marked) ? text.slice(0, -marked.length) : text
  return (
    <span lang={language}>
      {before}
      {remark && before !== text && <mark>{marked}</mark>}
    </span>
  )
}
