import type { FeatureGroup } from '../../../../content/types/page'
import { InlineMarkdown } from './InlineMarkdown'

export interface GroupsProps {
  /**
   * The groups with their lines.
   * @example [{ "title": "Security", "items": ["Single sign-on", "Audit log"] }]
   */
  items: FeatureGroup[]
}

const columns: Record<number, string> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

/** Titled groups of short lines side by side, each below its own rule. */
export function Groups({ items }: GroupsProps) {
  return (
    <div
      data-reveal=""
      className={`wide my-8 grid gap-x-10 gap-y-10 ${columns[items.length] ?? 'sm:grid-cols-2 lg:grid-cols-3'}`}
    >
      {items.map(({ title, items: lines }) => (
        <section key={title} aria-label={title} className="border-0 border-t border-solid border-ink pt-3">
          <h3 className="text-body font-text">{title}</h3>
          <ul className="nav mt-3">
            {lines.map(line => (
              <li
                key={line}
                className="py-2 leading-snug text-ink-2 border-0 border-t border-solid border-rule first:border-0"
              >
                <InlineMarkdown text={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
