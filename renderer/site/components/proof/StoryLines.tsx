import type { Story } from '../../../../content/types/testimonial'
import type { ProductWorld } from '../../worlds'
import { unbroken } from '../layout/unbroken'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { drawings } from '../stage/drawings'

export interface StoryLinesProps {
  /**
   * The cases, each with one sentence.
   * @example [{ "kind": "Healthcare", "title": "Notes are ready before the next visit", "text": "…", "result": "60% cost reduction" }]
   */
  items: Story[]
  /**
   * The product of each case by its file name, in their order: its drawing is beside the case, on its ground.
   * @example ["vaja"]
   */
  products?: ProductWorld[]
}

/** Customers' cases as one large sentence each, between the kind of customer and the result. */
export function StoryLines({ items, products = [] }: StoryLinesProps) {
  return (
    <div className="story-lines wide" data-reveal="">
      {items.map(({ kind, title, text, result }, index) => (
        <article key={title}>
          <DrawingOf product={products[index]} />
          <p>{kind}</p>
          <h3>{unbroken(title)}</h3>
          <div>
            <p>
              <InlineMarkdown text={text} />
            </p>
            {result && <p className="story-result">{result}</p>}
          </div>
        </article>
      ))}
    </div>
  )
}

function DrawingOf({ product }: { product: ProductWorld | undefined }) {
  if (!product) return null
  return (
    <svg className={`world-${product} ground`} viewBox="0 0 100 64" aria-hidden="true">
      {drawings[product]}
    </svg>
  )
}
