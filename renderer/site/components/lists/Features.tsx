import { Icon } from '../icons/Icon'
import type { Named } from '../shapes/NamedText'
import { InlineMarkdown } from './InlineMarkdown'

export interface FeaturesProps {
  /**
   * The features with a sentence each.
   * @example [{ "icon": "shield", "title": "Single sign-on", "description": "People sign in with the account they have." }]
   */
  items: Named[]
}

/** Features, each with a sentence: two columns for an even number of them, full rows for an odd one. */
export function Features({ items }: FeaturesProps) {
  const isPaired = items.length % 2 === 0
  return (
    <dl data-reveal="" className={`wide my-8 grid gap-x-16 ${isPaired ? 'md:grid-cols-2' : ''}`}>
      {items.map(({ icon, title, description }) => (
        <div
          key={title}
          className={`relative ${icon ? 'pl-10' : ''} grid content-start gap-y-1 py-5 border-0 border-t border-solid border-rule ${isPaired ? '' : 'md:grid-cols-[16rem_minmax(0,40rem)] gap-x-4'}`}
        >
          <dt className="font-650">
            {icon && <Icon name={icon} className="absolute left-0 mt-0.5 text-ink-3" />}
            <InlineMarkdown text={title} />
          </dt>
          <dd className="text-ink-2">
            <InlineMarkdown text={description} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
