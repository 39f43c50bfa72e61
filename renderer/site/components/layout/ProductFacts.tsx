import type { Product } from '../../../../content/types/product'
import { Counted } from '../Counted'
import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface ProductFactsProps {
  /**
   * The three headline figures.
   * @example [{ "value": "10 min", "label": "to a canvas" }, { "value": "75%", "label": "time saved" }, { "value": "5x", "label": "revenue" }]
   */
  stats: Product['stats']
  /**
   * The shelf of the catalogue.
   * @example Strategy & Consulting
   */
  category: Product['category']
  /**
   * What it can't do.
   * @example ["Interview your client’s customers"]
   */
  limits?: string[]
}

/** What is to know about a product, in the margin below its figure: its figures, its category and what it can't do. */
export function ProductFacts({ stats, category, limits }: ProductFactsProps) {
  return (
    <aside className="beside facts" aria-label="Facts">
      <dl>
        {stats.map(({ value, label }) => (
          <div key={label}>
            <dt className="order-1">{label}</dt>
            <dd className="facts-figure">
              <Counted value={value} seconds={1.5} />
            </dd>
          </div>
        ))}
      </dl>
      <dl>
        <dt>Category</dt>
        <dd>{category}</dd>
        {limits && (
          <>
            <dt>What it can’t do</dt>
            {limits.map(limit => (
              <dd key={limit}>
                <InlineMarkdown text={limit} />
              </dd>
            ))}
          </>
        )}
      </dl>
    </aside>
  )
}
