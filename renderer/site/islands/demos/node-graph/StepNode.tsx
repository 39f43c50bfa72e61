// Reaches the browser, when a visitor uses the node graph.
import type { ComponentProps, ReactNode } from 'react'
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
  /** Its settings, or its description. */
  children: ReactNode
}

const directions: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** A node between the file and the result: it can be moved and switched off, and reports its work. */
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
  children,
}: StepNodeProps) {
  const { step } = report
  const name = stepNames[step]
  const mover = (kind: 'earlier' | 'later', to: number) => {
    const possible = to >= 0 && to < of
    return (
      <button
        type="button"
        id={moverId(step, kind)}
        className={`min-h-11 lg:min-h-9 px-2.5 border border-solid rounded-ctl text-note ${possible ? 'border-rule-ctl bg-paper-lift hover:border-pine hover:text-pine' : 'border-rule bg-paper-lift text-ink-3 cursor-default'}`}
        aria-label={`Move ${name} ${kind}`}
        aria-disabled={!possible}
        onClick={() => possible && onMove(to, kind)}
      >
        {kind === 'earlier' ? 'Earlier' : 'Later'}
      </button>
    )
  }
  return (
    <div
      className={`flex flex-col gap-3 h-full p-3 border rounded-ctl bg-paper-lift ${outline(on, dragged, report.trouble)}`}
    >
      <div className="flex items-center justify-between gap-2">
        <button
          type="button"
          id={moverId(step, 'grip')}
          {...handle}
          className="inline-flex items-center gap-2 min-h-9 p-0 border-0 bg-transparent font-650 text-left cursor-grab active:cursor-grabbing [touch-action:none] select-none"
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
            className="flex-none fill-ink-3"
            aria-hidden="true"
            focusable="false"
          >
            <path d="M1 1h2v2H1zM7 1h2v2H7zM1 7h2v2H1zM7 7h2v2H7zM1 13h2v2H1zM7 13h2v2H7z" />
          </svg>
          {name}
          <span className="visually-hidden">: drag, or press an arrow key</span>
        </button>
        <label className="inline-flex items-center gap-1.5 min-h-9 text-note text-ink-2">
          <input
            type="checkbox"
            className="m-0 w-4.5 h-4.5"
            name={moverId(step, 'grip')}
            aria-label={`${name} on`}
            checked={on}
            onChange={event => onSwitch(event.target.checked)}
          />
          On
        </label>
      </div>
      <div className={`text-note ${on ? 'text-ink-2' : 'text-ink-3'}`}>{children}</div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:flex-col lg:flex-nowrap lg:items-stretch">
        <p
          className={`text-note min-h-11 lg:min-h-12 flex-1 flex items-center lg:items-start ${report.trouble ? 'text-bad font-650' : 'text-ink'}`}
        >
          <span>{report.says}</span>
        </p>
        <div className="flex gap-2">
          {mover('earlier', place - 1)}
          {mover('later', place + 1)}
        </div>
      </div>
    </div>
  )
}

function outline(on: boolean, dragged: boolean, trouble: boolean): string {
  if (dragged) return 'border-solid border-pine'
  if (!on) return 'border-dashed border-rule-ctl'
  return trouble ? 'border-solid border-bad' : 'border-solid border-rule-ctl'
}
