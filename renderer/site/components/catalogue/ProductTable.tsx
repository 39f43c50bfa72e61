import type { Entity } from '@proofsheet/engine/content/entity'
import type { Product } from '../../../../content/types/product'
import { ColumnHeads } from '../lists/ColumnHeads'
import { useSite } from '../site-context'
import { costOf } from './cost'
import { ProductName } from './ProductName'
import { Status } from './Status'

const cell = 'p-0 md:py-2 md:pr-6 md:align-middle'

/** The products as a table; on phones each row folds into three lines. The meaning of the prices is in the margin. */
export function ProductTable() {
  return (
    <figure className="wide my-8 margin:grid margin:grid-cols-[minmax(0,1fr)_16rem] gap-x-16">
      <table className="w-full">
        <caption className="visually-hidden">Every tool with what it does, its price and its status</caption>
        {/* On phones, where rows fold, only screen readers get the heads. */}
        <ColumnHeads
          names={['Tool', 'What it does', 'Price', 'Status']}
          className="max-md:visually-hidden"
          cellClass="pb-2 pr-6 text-note font-400 text-ink-3 whitespace-nowrap"
        />
        <tbody>
          {useSite().products.map(product => (
            <Row key={product.slug} product={product} />
          ))}
        </tbody>
      </table>
      <figcaption className="mt-4 margin:mt-10 text-note text-ink-3">
        Prices are shown where they are public. The 14-day trials need no credit card.
      </figcaption>
    </figure>
  )
}

function Row({ product }: { product: Entity<Product> }) {
  const { first, besides } = costOf(product)
  return (
    <tr className="max-md:grid grid-cols-[1fr_auto] max-md:py-3 border-0 border-t border-solid border-rule">
      <th scope="row" className={`${cell} text-body font-400 text-ink whitespace-nowrap`}>
        <ProductName product={product} />
      </th>
      <td className={`${cell} row-start-2 col-span-2 text-ink-2`}>{product.tagline}</td>
      <td className={`${cell} row-start-3 col-span-2 text-note md:text-body leading-snug md:w-56`}>
        {first}
        {besides && (
          <span className="md:block text-note text-ink-3 before:content-['_·'] md:before:content-none"> {besides}</span>
        )}
      </td>
      <td className={`${cell} row-start-1 col-start-2 self-center`}>
        <Status status={product.status} />
      </td>
    </tr>
  )
}
