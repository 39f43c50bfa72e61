import type { Entity } from '@proofsheet/engine/content/entity'
import type { Product } from '../../../../content/types/product'
import { Icon } from '../icons/Icon'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { useSite } from '../site-context'
import { ColumnHeads } from './ColumnHeads'
import { Status } from './Status'

/** The tags of every product's enterprise deployment. */
const tags = ['SSO', 'Analytics', 'API Access']

const cell = 'p-0 md:py-4 md:pr-8 align-top'

/** The products for enterprise deployment: once what all of them have, then what each does and who begins with it. */
export function EnterpriseProducts() {
  const { products } = useSite()
  return (
    <div className="wide my-8">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 bg-paper-sunk px-4 sm:px-6 py-4">
        <p>All {products.length} products have</p>
        <ul className="nav flex flex-wrap gap-x-8 gap-y-1">
          {tags.map(tag => (
            <li key={tag} className="flex items-center gap-2 font-650">
              <Icon name="check" className="flex-none w-5 h-5 text-ok" />
              {tag}
            </li>
          ))}
        </ul>
      </div>
      <table className="w-full mt-6">
        <caption className="visually-hidden">Every product with its first features and who begins with it</caption>
        <ColumnHeads names={['Product', 'First features', 'Who begins with it', 'More']} />
        <tbody>
          {products.map(product => (
            <Row key={product.slug} product={product} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ product: { name, tagline, url, icon, status, features, useCases } }: { product: Entity<Product> }) {
  return (
    <tr className="max-md:flex max-md:flex-wrap max-md:relative gap-x-3 gap-y-2 max-md:py-5 max-md:pl-10 border-0 border-t border-solid border-rule">
      <th scope="row" className={`${cell} max-md:w-full md:w-88 font-400 leading-snug`}>
        <span className="md:grid md:grid-cols-[2.5rem_1fr]">
          <Icon name={icon} className="text-ink-3 max-md:absolute max-md:left-0" />
          <span>
            <b className="mr-3">{name}</b>
            <Status status={status} />
            <span className="block mt-1 text-ink-2">{tagline}</span>
          </span>
        </span>
      </th>
      <td className={`${cell} max-md:w-full md:w-64 text-note text-ink-2`}>
        <ul className="nav grid gap-1">
          {features.slice(0, 3).map(feature => (
            <li key={feature}>
              <InlineMarkdown text={feature} />
            </li>
          ))}
        </ul>
      </td>
      <td className={`${cell} max-md:w-full leading-snug`}>{useCases[0] && <InlineMarkdown text={useCases[0]} />}</td>
      <td className={`${cell} max-md:w-full text-note whitespace-nowrap`}>
        <a className="inline-flex items-center min-h-8" href={url}>
          Learn More<span className="visually-hidden"> about {name}</span>
        </a>
      </td>
    </tr>
  )
}
