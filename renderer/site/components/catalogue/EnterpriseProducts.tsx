import type { Product } from '../../../../content/types/product'
import type { Entity } from '../../../engine/content/entity'
import { Icon } from '../icons/Icon'
import { Line } from '../lists/Line'
import { useSite } from '../site-context'
import { ColumnHeads } from './ColumnHeads'
import { Status } from './Status'

/** The features of every product's enterprise deployment. */
const tags = ['SSO', 'Analytics', 'API Access']

const cell = 'p-0 md:py-4 md:pr-6 align-top'

/** The products for enterprise deployment: what each does, and that each has every enterprise feature. */
export function EnterpriseProducts() {
  return (
    <table className="wide w-full my-8">
      <caption className="visually-hidden">Every product with its first features and its enterprise features</caption>
      <ColumnHeads names={['Product', 'First features', ...tags, 'More']} />
      <tbody>
        {useSite().products.map(product => (
          <Row key={product.slug} product={product} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ product: { name, tagline, url, icon, status, features } }: { product: Entity<Product> }) {
  return (
    <tr className="max-md:flex max-md:flex-wrap max-md:relative gap-x-3 gap-y-2 max-md:py-5 max-md:pl-10 border-0 border-t border-solid border-rule">
      <th scope="row" className={`${cell} max-md:w-full font-400 leading-snug`}>
        <span className="md:grid md:grid-cols-[2.5rem_1fr]">
          <Icon name={icon} className="text-ink-3 max-md:absolute max-md:left-0" />
          <span>
            <b className="mr-3">{name}</b>
            <Status status={status} />
            <span className="block mt-1 text-ink-2">{tagline}</span>
          </span>
        </span>
      </th>
      <td className={`${cell} max-md:w-full text-note text-ink-2`}>
        <ul className="nav grid gap-1">
          {features.slice(0, 3).map(feature => (
            <li key={feature}>
              <Line text={feature} />
            </li>
          ))}
        </ul>
      </td>
      {tags.map(tag => (
        <td key={tag} className={`${cell} text-note`}>
          <span className="inline-flex items-center gap-1.5">
            <Icon name="check" className="flex-none w-5 h-5 text-ok" />
            <span className="md:visually-hidden">{tag}</span>
          </span>
        </td>
      ))}
      <td className={`${cell} max-md:w-full text-note whitespace-nowrap`}>
        <a className="inline-flex items-center min-h-8" href={url}>
          Learn More<span className="visually-hidden"> about {name}</span>
        </a>
      </td>
    </tr>
  )
}
