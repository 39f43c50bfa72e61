import type { ProductWorld } from '../../worlds'
import { useSite } from '../site-context'
import { drawings } from '../stage/drawings'
import { breakable } from '../stage/ToolStrip'

/** Tools that ask the same of a company's administrators. */
export interface ToolGroup {
  /**
   * The material that they work on.
   * @example A person’s own words
   */
  title: string
  /**
   * The work of administrators for them.
   * @example Sign-on, roles
   */
  needs: string
  /**
   * The slugs of the products, in the order of their columns.
   * @example ["plan", "vaja"]
   */
  products: string[]
}

/** The use of one tool in a department. */
export interface ToolUse {
  /**
   * The slug of the product.
   * @example vaja
   */
  product: string
  /**
   * The task, in three words.
   * @example Calls that repeat
   */
  use: string
}

/** A department with its tools. */
export interface Department {
  /**
   * Its name.
   * @example Customer support
   */
  title: string
  /**
   * Its tools.
   * @minItems 1
   * @example [{ "product": "vaja", "use": "Calls that repeat" }]
   */
  uses: ToolUse[]
}

export interface ToolMatrixProps {
  /**
   * The columns.
   * @example [{ "title": "Your systems", "needs": "Roles, a connection", "products": ["vaja"] }]
   */
  groups: ToolGroup[]
  /**
   * The rows.
   * @example [{ "title": "Customer support", "uses": [{ "product": "vaja", "use": "Calls that repeat" }] }]
   */
  departments: Department[]
}

/** Which department gets which tool: departments are rows, tools columns. On phones, the tools of each are a list. */
export function ToolMatrix({ groups, departments }: ToolMatrixProps) {
  const products = new Map(useSite().products.map(product => [product.slug, product]))
  return (
    <div className="tool-matrix wide">
      <ul className="nav matrix-heads">
        {groups.map(({ title, needs, products: slugs }) => (
          <li key={title}>
            <p>
              <b>{title}</b> <span>{needs}</span>
            </p>
            <ul className="nav">
              {slugs.map(slug => (
                <li key={slug} className={`world-${slug}`}>
                  <svg viewBox="0 0 100 64" aria-hidden="true">
                    {drawings[slug as ProductWorld]}
                  </svg>
                  {breakable(products.get(slug)?.name ?? slug)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <dl>
        {departments.map(({ title, uses }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <ul className="nav">
                {uses.map(({ product, use }) => (
                  <li key={product} className={`world-${product}`}>
                    <a href={products.get(product)?.url}>
                      <b>{products.get(product)?.name}</b> <span>{use}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
