import type { Product } from '../../../../content/types/product'
import { ActionLink } from '../ActionLink'
import { Icon } from '../icons/Icon'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { priceOf } from './price-of'

export interface OfferProps {
  /**
   * The first screen, whose button stands here too.
   * @example { "badge": "Voice agents", "title": "Someone picks up in under a second", "lead": "It is on the line 24/7.", "primary": { "label": "See all tools", "href": "/contactUs/" }, "secondary": { "label": "Watch Demo", "href": "/contactUs/" } }
   */
  hero: Product['hero']
  /**
   * The last words, with the points to check off.
   * @example { "title": "Begin with one call", "description": "Choose one that repeats.", "checklist": ["An answer at once", "No queue", "Nights", "Weekends", "A transcript", "A handover"] }
   */
  closing: Product['closing']
  /**
   * What it costs, where that is public.
   * @example { "page": "$47/month" }
   */
  price?: Product['price']
  /**
   * The free trial in one line.
   * @example Free for the first 20 pages, no account
   */
  trial?: string
  /**
   * The product's file name, by which the contact page knows what a price is asked for. Without it there is no such link.
   * @example vaja
   */
  about?: string
  /**
   * Across the window on the ground of the page’s world; on paper when left out.
   * @example ground
   */
  look?: 'ground'
}

/** How to begin with a product, what it costs and what is checked off. */
export function Offer({ hero, closing, price, trial, about, look }: OfferProps) {
  const { amount, terms } = priceOf({ price, trial })
  return (
    <section className={look ? 'price wide band ground' : 'price wide'} aria-labelledby="begin" data-reveal="">
      <div>
        <h2 id="begin">{closing.title}</h2>
        <p className="text-lead">
          <InlineMarkdown text={closing.description} />
        </p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ActionLink action={hero.primary} look="btn" />
          {about && (
            <ActionLink action={{ label: 'Ask for a price', href: `/contactUs/?about=${about}` }} look="text-link" />
          )}
          {!about && amount.startsWith('$') && (
            <ActionLink action={{ label: 'What the price includes', href: '/signup/#questions' }} look="text-link" />
          )}
        </p>
      </div>
      <div>
        <p className="price-amount">{amount}</p>
        {terms && <p>{terms}</p>}
        <ul className="nav">
          {closing.checklist.map(point => (
            <li key={point}>
              <Icon name="check" className="flex-none text-ok" />
              <span>
                <InlineMarkdown text={point} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
