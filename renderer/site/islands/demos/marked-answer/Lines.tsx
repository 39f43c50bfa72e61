// Reaches the browser, when a visitor uses the MarkedAnswer figure.
import { Fragment, type ReactNode } from 'react'
import { Remark } from '../Frame'
import type { Line } from './line'
import { MarkedText, SideNotes } from './MarkedLine'
import type { Marking } from './marking'
import { partNames, placeOf } from './star'

interface RowProps {
  part: ReactNode
  /** Whether it goes on with the part of the row above it. */
  isMore?: boolean
  notes?: ReactNode
  /** Whether nothing is said of the next row: a remark of two lines goes on beside it. */
  hasRoom?: boolean
  children: ReactNode
}

/** A line of the manuscript: its part at the left, its words, and the remarks in the margin. */
export function Row({ part, isMore, notes, hasRoom, children }: RowProps): ReactNode {
  return (
    <li
      className={`row grid grid-cols-1 md:grid-cols-[minmax(0,1fr)_14rem] border-0 ${isMore ? '' : 'not-first:border-t'} border-solid border-rule`}
    >
      <div className="grid items-baseline gap-x-4 @[40rem]:grid-cols-[5.5rem_minmax(0,1fr)] px-4 sm:px-6 py-2 @[40rem]:py-1">
        <span className="mb-1 @[40rem]:mb-0 text-note leading-tight font-650 text-own">
          {isMore ? <span className="visually-hidden">{part}, continued</span> : part}
        </span>
        <div>{children}</div>
      </div>
      {notes && (
        <div className={`beside-row px-4 sm:px-6 pb-2 md:py-1 flex flex-col gap-2 ${hasRoom ? 'md:-mb-6' : ''}`}>
          {notes}
        </div>
      )}
    </li>
  )
}

/** The lines of an answer with their notes; a part without a line has its place in the usual order. */
export function Lines({ marking: { lines, notes, missing } }: { marking: Marking }): ReactNode {
  const marked = notes.flatMap(({ on, more = [], isPassed }) => ('line' in on && !isPassed ? [on, ...more] : []))
  const missingAt = (index: number) =>
    missing
      .filter(part => placeOf(part, lines) === index)
      .map(part => (
        <Row
          key={part}
          part={partNames[part]}
          notes={<SideNotes notes={notes.filter(({ on }) => 'missing' in on && on.missing === part)} />}
        >
          <span className="text-ink-3">No line found.</span>
        </Row>
      ))
  const notesAt = (index: number) => notes.filter(({ on }) => 'line' in on && on.line === index)
  return (
    <>
      {lines.map((line, index) => {
        const own = notesAt(index)
        // A stroke can lead from the last words of all.
        const isEnd = own.length === 1 && index === lines.length - 1 && missingAt(lines.length).length === 0
        const last = own.find(
          ({ on, isPassed }) => isEnd && !isPassed && 'line' in on && on.span.to === line.text.length,
        )
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are numbered by their place
          <Fragment key={index}>
            {missingAt(index)}
            <Row
              part={namesOf(line)}
              isMore={index > 0 && namesOf(line) === namesOf(lines[index - 1] ?? line)}
              notes={!last && own[0] && <SideNotes notes={own} />}
              hasRoom={index + 1 < lines.length && !notesAt(index + 1)[0] && !missingAt(index + 1)[0]}
            >
              <MarkedText line={line} marked={marked.filter(at => at.line === index).map(({ span }) => span)} />
              {last && <Remark note={last.text} />}
            </Row>
          </Fragment>
        )
      })}
      {lines.length > 0 && missingAt(lines.length)}
    </>
  )
}

/** The parts that a line belongs to: one that says what somebody did and what came of it is both. */
const namesOf = ({ part, also }: Line) => (also ? `${partNames[also]} +\u00a0${part}` : partNames[part])
