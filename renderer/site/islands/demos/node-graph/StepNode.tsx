// Reaches the browser, when a visitor uses the node graph.
import type { ComponentProps, ReactNode } from 'react'
import { Says } from './Says'
import { type Report, type Step, stepNames } from './workflow'

/** The controls that move a node, by which the focus is restored. */
export type Mover = 'grip' | 'earlier' | 'later'

interface StepNodeProps {
  report: Report
  on: boolean
  dragged: boolean
  /** Its position among the steps, and their number. */
  place: number
  of: number
  moverId: (step: Step, mover: Mover) => string
  /** The event handlers of the drag handle. */
  handle: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onPointerMove' | 'onLostPointerCapture'>
  onMove: (place: number, mover: Mover) => void
  onSwitch: (on: boolean) => void
  /** Puts Classify before it. */
  onFix: () => void
  /** Its settings, or what it does. */
  children: ReactNode
}

const directions: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The head of a node, below which the lanes are: it can be moved and switched off. */
export function StepNode({
  report,
  on,
  dragged,
  place,
  of,
  moverId,
  handle,
  onMove,
  onSwitch,
  onFix,
  children,
}: StepNodeProps) {
  const { step } = report
  const name = stepNames[step]
  return (
    <div
      className={`group relative h-full px-3 pt-1 pb-2 rounded-2 @[66rem]:px-2.5 @[66rem]:[box-shadow:0_4px_12px_rgb(0_0_0/0.2)] ${ground(on, dragged, report.trouble)}`}
    >
      <div className="flex items-center justify-between gap-2">
        <span className="hidden print:block font-650" aria-hidden="true">
          {name}
        </span>
        <button
          type="button"
          id={moverId(step, 'grip')}
          {...handle}
          className="inline-flex items-center gap-2 min-h-9 p-0 border-0 bg-transparent text-inherit font-650 text-left cursor-grab active:cursor-grabbing [touch-action:none] select-none"
          onKeyDown={event => {
            const to = place + (directions[event.key] ?? 0)
            if (!directions[event.key]) return
            event.preventDefault()
            if (to >= 0 && to < of) onMove(to, 'grip')
          }}
        >
          <svg
            viewBox="0 0 10 16"
            width="10"
            height="16"
            className="flex-none fill-current"
            aria-hidden="true"
            focusable="false"
          >
            <path d="M1 1h2v2H1zM7 1h2v2H7zM1 7h2v2H1zM7 7h2v2H7zM1 13h2v2H1zM7 13h2v2H7z" />
          </svg>
          {name}
          <span className="visually-hidden">: drag, or press an arrow key</span>
        </button>
        <input
          type="checkbox"
          className="m-0 w-5 h-5 [accent-color:var(--paper-lift)]"
          name={moverId(step, 'grip')}
          aria-label={`${name} on`}
          checked={on}
          onChange={event => onSwitch(event.target.checked)}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2 min-h-9 text-note">
        {children}
        <div className="flex ml-auto -mr-1.5 @[66rem]:contents">
          {(['earlier', 'later'] as const).map(kind => (
            <MoveButton
              key={kind}
              id={moverId(step, kind)}
              label={`Move ${name} ${kind}`}
              isLater={kind === 'later'}
              isPossible={kind === 'earlier' ? place > 0 : place < of - 1}
              onMove={() => onMove(kind === 'earlier' ? place - 1 : place + 1, kind)}
            />
          ))}
        </div>
      </div>
      <p className="@[66rem]:hidden pb-1 text-note">
        <Says report={report} onFix={onFix} />
      </p>
    </div>
  )
}

interface MoveButtonProps {
  id: string
  label: string
  isLater: boolean
  isPossible: boolean
  onMove: () => void
}

/** Moves a node by one place: in a row of lanes it is beside its node, and seen where that is pointed at or has the focus; elsewhere and on touch screens always. */
function MoveButton({ id, label, isLater, isPossible, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className={`w-11 min-h-11 @[66rem]:absolute z-2 @[66rem]:top-1.5 @[66rem]:w-6 @[66rem]:min-h-6 ${isLater ? '@[66rem]:-right-6' : '@[66rem]:-left-6'} p-0 border-0 rounded-full bg-transparent @[66rem]:bg-paper-lift text-inherit @[66rem]:text-own group-hover:opacity-100 group-focus-within:opacity-100 @[66rem]:[@media(hover:hover)]:opacity-0`}
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onMove()}
    >
      <span className={isPossible ? undefined : 'opacity-40'}>
        <svg
          className={`sign ${isLater ? '@[36rem]:[rotate:-90deg]' : '[rotate:180deg] @[36rem]:[rotate:90deg]'}`}
          viewBox="0 0 12 12"
          aria-hidden="true"
        >
          <path d="m2 4 4 4 4-4" />
        </svg>
      </span>
    </button>
  )
}

function ground(on: boolean, dragged: boolean, trouble: boolean): string {
  if (dragged) return 'bg-pine text-on-pine'
  if (!on) return 'bg-paper-sunk text-ink-2'
  return `${trouble ? 'bg-bad' : 'bg-own'} text-paper-lift`
}
