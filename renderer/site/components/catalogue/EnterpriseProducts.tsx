import type { ProductWorld } from '../../worlds'
import { Entries } from '../lists/Entries'
import { useSite } from '../site-context'
import { drawings } from '../stage/drawings'
import { costOf } from './cost'
import { Status } from './Status'

/** The products for a company: what each is, its first three features and its price. Each row leads to its page as a whole. */
export function EnterpriseProducts() {
  return (
    <ul className="product-rows wide nav">
      {useSite().products.map(({ slug, name, tagline, url, status, features, ...costs }) => {
        const { first, besides } = costOf(costs)
        return (
          <li key={slug} className={`world-${slug}`}>
            <svg viewBox="0 0 100 64" aria-hidden="true">
              {drawings[slug as ProductWorld]}
            </svg>
            <p>
              <b>{name}</b> <Status status={status} /> <span>{tagline}</span>
            </p>
            <ul className="nav run">
              <Entries texts={features.slice(0, 3)} />
            </ul>
            <p>
              <b>{first}</b> {besides}{' '}
              <a href={url}>
                Learn More<span className="visually-hidden"> about {name}</span>
              </a>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
