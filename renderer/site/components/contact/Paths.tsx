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

/** What visitors come for, below one another: what it is, and beside it the next step. */
export function Paths({ items }: PathsProps) {
  return (
    <div className="paths wide">
      {items.map(({ title, text, actions = [], mail }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <p>
            <InlineMarkdown text={text} />
          </p>
          {(actions.length > 0 || mail) && (
            <p className="flex flex-wrap items-center gap-x-6">
              {[...actions, ...(mail ? [toAction(mail)] : [])].map(action => (
                <ActionLink key={action.label} action={action} look="text-link" />
              ))}
            </p>
          )}
        </section>
      ))}
    </div>
  )
}

function toAction({ label, subject, lines = [] }: MailDraft) {
  return { label, href: mailHref(subject, lines) }
}
