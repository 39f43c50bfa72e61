import type { FeatureCard } from '../../../../content/types/page'
import { Icon } from '../icons/Icon'
import { Line } from './Line'

export interface FeaturesProps {
  /**
   * The features with a sentence each.
   * @example [{ "icon": "shield", "title": "Single sign-on", "description": "People sign in with the account they have." }]
   */
  items: FeatureCard[]
}

/** A specification list: an even number of features stands in two columns, an odd one as full rows. */
export function Features({ items }: FeaturesProps) {
  const isPaired = items.length % 2 === 0
  return (
    <dl data-reveal="" className={`wide my-8 grid gap-x-16 ${isPaired ? 'md:grid-cols-2' : ''}`}>
      {items.map(({ icon, title, description }) => (
        <div
          key={title}
          className={`relative pl-10 grid content-start gap-y-1 py-5 border-0 border-t border-solid border-rule ${isPaired ? '' : 'md:grid-cols-[16rem_minmax(0,40rem)] gap-x-4'}`}
        >
          <dt className="font-650">
            <Icon name={icon} className="absolute left-0 mt-0.5 text-ink-3" />
            {title}
          </dt>
          <dd className="text-ink-2">
            <Line text={description} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
