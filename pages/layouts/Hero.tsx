import type { ReactNode } from 'react'
import type { Action } from '../../content/types/text'
import { ActionLink } from '../../renderer/site/components/ActionLink'

interface HeroProps {
  /** The line above the title. */
  badge?: ReactNode
  title: string
  lead?: string | undefined
  /** Whether the title has the largest font size, as on the home page. */
  isLarge?: boolean
  /** The first is a button, the others are links. */
  actions?: Action[]
  /** The content of the margin: figures, facts. */
  aside?: ReactNode
}

/** The first screen of a page: title and lead at the left, facts in the margin. */
export function Hero({ badge, title, lead, actions = [], aside, isLarge }: HeroProps) {
  return (
    <div className="page pt-8 lg:pt-16 pb-10 lg:pb-12 grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_4fr] items-end">
      <div>
        {badge && <div className="mb-4 text-note text-ink-2 flex flex-wrap items-center gap-x-4 gap-y-1">{badge}</div>}
        <h1 className={isLarge ? 'text-display max-w-m-display' : undefined}>{title}</h1>
        {lead && <p className="mt-5 text-lead text-ink-2 max-w-m-lead">{lead}</p>}
        {actions.length > 0 && (
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            {actions.map((action, index) => (
              <ActionLink key={action.label} action={action} look={index === 0 ? 'btn' : 'text-link'} />
            ))}
          </p>
        )}
      </div>
      {aside && (
        <div className="lg:max-w-80 lg:justify-self-end w-full border-0 border-t border-solid border-rule pt-4">
          {aside}
        </div>
      )}
    </div>
  )
}
