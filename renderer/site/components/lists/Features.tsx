import { Icon } from '../icons/Icon'
import { type Named, NamedText } from '../shapes/NamedText'
import { InlineMarkdown } from './InlineMarkdown'

export interface FeaturesProps {
  /**
   * The features with a sentence each.
   * @example [{ "icon": "shield", "title": "Single sign-on", "description": "People sign in with the account they have." }]
   */
  items: Named[]
  /**
   * Their form: a list of two columns, the blocks of a canvas (six of them), connected boxes, a sheet with
   * boxes to tick, or columns side by side (three to six).
   * @example checklist
   */
  form?: 'list' | 'canvas' | 'chain' | 'checklist' | 'columns'
}

/** Features, each with a sentence, in the form that fits them; on phones below each other. */
export function Features({ items, form = 'list' }: FeaturesProps) {
  if (form === 'list') return <FeatureList items={items} />
  return (
    <ul className={`shape ${form} wide`} data-reveal="">
      {items.map(item => (
        <li key={item.title}>
          <NamedText item={item} />
        </li>
      ))}
    </ul>
  )
}

/** A specification list: two columns for an even number of features, full rows for an odd one. */
function FeatureList({ items }: { items: Named[] }) {
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
