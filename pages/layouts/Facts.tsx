import type { FactLine } from '../../content/types/text'
import { InlineMarkdown } from '../../renderer/site/components/lists/InlineMarkdown'

/** Facts for the margin, each below its name. */
export function Facts({ facts }: { facts: FactLine[] }) {
  return (
    <dl
      className={`m-0 grid ${facts.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'} margin:grid-cols-1 gap-x-8 gap-y-2 text-note`}
    >
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt className="text-ink-3">{term}</dt>
          <dd>
            <InlineMarkdown text={detail} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
