import type { MailDraft, Path } from '../../../../content/types/page'
import { ActionLink } from '../ActionLink'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { mailHref } from './reach'

export interface PathsProps {
  /**
   * What visitors come for, each with what to do next.
   * @example [{ "title": "Start a free trial", "text": "Plan starts on its own site.", "actions": [{ "label": "Open Plan", "href": "https://plan.example/" }] }]
   */
  items: Path[]
}

const columns: Record<number, string> = { 2: 'md:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'md:grid-cols-2' }

/** What visitors come for, side by side: what it is, then the next step. */
export function Paths({ items }: PathsProps) {
  return (
    <div className={`wide mb-8 grid gap-x-12 gap-y-10 ${columns[items.length] ?? ''}`}>
      {items.map(({ title, text, actions = [], mail }) => (
        <section
          key={title}
          aria-label={title}
          className="grid grid-rows-[auto_1fr_auto] border-0 border-t border-solid border-ink pt-4"
        >
          <h3 className="text-lead leading-tight">{title}</h3>
          <p className="mt-3 text-ink-2">
            <InlineMarkdown text={text} />
          </p>
          <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            {[...actions, ...(mail ? [toAction(mail)] : [])].map((action, index) => (
              <ActionLink key={action.label} action={action} look={index === 0 ? 'btn-quiet' : 'text-link'} />
            ))}
          </p>
        </section>
      ))}
    </div>
  )
}

function toAction({ label, subject, lines = [] }: MailDraft) {
  return { label, href: mailHref(subject, lines) }
}
