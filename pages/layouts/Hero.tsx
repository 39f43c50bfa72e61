import type { ReactNode } from 'react'
import type { Action } from '../../content/types/text'
import { ActionLink } from '../../renderer/site/components/ActionLink'
import { unbroken } from '../../renderer/site/components/layout/unbroken'

interface HeroProps {
  /** The line above the title; it doesn't repeat the breadcrumbs. */
  badge?: ReactNode
  title: string
  /** What the title is about, as a small line of the heading: the name of a program whose title is a sentence. */
  name?: string
  lead?: string | undefined
  /** A paragraph below the lead, in the size of text. */
  text?: ReactNode
  /** Whether the page begins with a stage: a full-width ground in the colors of its world. */
  isOnStage?: boolean
  /** Whether lead and actions are at the right of a title of two short lines, rather than below it. */
  isWide?: boolean
  /** The first is a button, the others are links. */
  actions?: Action[]
  /** Links to the parts of the page, beside the actions. */
  ways?: Action[] | undefined
  /** The content of the margin: figures, facts. */
  aside?: ReactNode
  /** What lies on the stage at the right of the words, such as a `Handout`. */
  object?: ReactNode
  /** What lies on the stage below the words, as wide as the page. */
  sheet?: ReactNode
}

/**
 * The first screen of a page: title and lead at the left, facts in the margin. Where the text begins with a worked
 * figure, the actions are in the margin too, so that a third of the figure is in the first screen.
 */
export function Hero(props: HeroProps) {
  if (props.isOnStage) return <StageHero {...props} />
  const { badge, title, lead, text, actions = [], aside } = props
  if (!aside && !badge && !text) return <LargeHero title={title} lead={lead} actions={actions} />
  return (
    <div className="hero page">
      <div className="hero-words">
        {badge && <div className="mb-4 text-note text-ink-2 flex flex-wrap items-center gap-x-4 gap-y-1">{badge}</div>}
        <h1>{unbroken(title)}</h1>
        {lead && <p className="mt-4 text-lead text-ink-2 max-w-m-lead">{lead}</p>}
        {text && <p className="mt-4 max-w-text">{text}</p>}
      </div>
      {actions.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {actions.map((action, index) => (
            <ActionLink key={action.label} action={action} look={index === 0 ? 'btn' : 'text-link'} />
          ))}
        </p>
      )}
      {aside && <div className="hero-facts">{aside}</div>}
    </div>
  )
}

/** The first screen on paper without facts: one large sentence, the lead and the actions at its right. */
function LargeHero({ title, lead, actions = [] }: Pick<HeroProps, 'title' | 'lead' | 'actions'>) {
  return (
    <div className="hero-large page">
      <h1 className={title.length > 34 ? 'is-long' : undefined}>{linesOf(title)}</h1>
      <div>
        {lead && <p className="text-lead text-ink-2">{lead}</p>}
        {actions.length > 0 && (
          <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
            {actions.map((action, index) => (
              <ActionLink key={action.label} action={action} look={index === 0 ? 'btn' : 'text-link'} />
            ))}
          </p>
        )}
      </div>
    </div>
  )
}

/** The first screen on a stage: one large sentence, then the lead beside the actions. A figure lies below it. */
function StageHero({
  badge,
  name,
  title,
  lead,
  text,
  actions = [],
  isWide,
  aside,
  object,
  sheet,
  ways = [],
}: Omit<HeroProps, 'isOnStage'>) {
  const row = isWide && sizeOf(title) === 'is-short' ? 'has-row' : ''
  const shape = object ? 'has-object' : sheet ? `${row} has-sheet` : row
  return (
    <div className="stage ground">
      <div className={`hero page ${shape}`}>
        {badge && <div className="stage-line">{badge}</div>}
        <h1 className={object ? undefined : sizeOf(title)}>
          {name && (
            <span className="h1-name">
              {name}
              <span className="visually-hidden">: </span>
            </span>
          )}
          {linesOf(title)}
        </h1>
        <div className="stage-row">
          {lead && <p className="lead">{lead}</p>}
          {actions.length > 0 && (
            <p className="actions">
              {actions.map((action, index) => (
                <ActionLink key={action.label} action={action} look={index === 0 ? 'btn' : 'text-link'} />
              ))}
            </p>
          )}
          {ways.length > 0 && (
            <nav className="stage-ways" aria-label="On this page">
              {ways.map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
            </nav>
          )}
          {text && <p className="max-w-text">{text}</p>}
        </div>
        {sheet}
        {object}
        {aside && <div className="stage-facts">{aside}</div>}
      </div>
    </div>
  )
}

/** A title of two sentences: each begins a line. */
function linesOf(title: string): ReactNode {
  const [first = '', second] = title.split(/(?<=[.?]) /)
  if (!second) return unbroken(title)
  return (
    <>
      <span className="h1-line">{unbroken(first)}</span> <span className="h1-line">{unbroken(second)}</span>
    </>
  )
}

/** The class of a title's size: the fewer letters, the larger. Of two short sentences, each has a line. */
function sizeOf(title: string): string | undefined {
  if (title.length <= 24) return 'is-display'
  if (/^.{1,22}[.?] .{1,22}[.?]$/.test(title)) return 'is-short'
  return title.length <= 36 ? 'is-short' : undefined
}
