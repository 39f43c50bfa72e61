// Reaches the browser, when a visitor uses the MarkedAnswer figure.
import { Fragment, type ReactNode } from 'react'
import { Leader, Remark } from '../Frame'
import type { Span } from '../span'
import type { Line, Note } from './marking'

interface Piece extends Span {
  kind: 'note' | 'filler' | 'cue'
}

/**
 * The marks of a line, without overlaps, in order of position. Notes have priority over fillers, fillers over the cue.
 */
function piecesOf(line: Line, notes: Note[]): Piece[] {
  const noted = notes.flatMap(({ on, isPassed }): Piece[] =>
    'line' in on && !isPassed ? [{ ...on.span, kind: 'note' }] : [],
  )
  const fillers = line.fillers.map((span): Piece => ({ ...span, kind: 'filler' }))
  const cue = line.cue ? [{ ...line.cue, kind: 'cue' } as const] : []
  const placed: Piece[] = []
  for (const piece of [...noted, ...fillers, ...cue]) {
    if (placed.every(other => piece.to <= other.from || piece.from >= other.to)) placed.push(piece)
  }
  return placed.sort((one, other) => one.from - other.from)
}

function renderMark(piece: Piece, text: string): ReactNode {
  if (piece.kind === 'note') return <mark>{text}</mark>
  if (piece.kind === 'filler') return <s className="text-ink-3 decoration-2 decoration-[var(--mark)]">{text}</s>
  return <b className="font-600 text-own">{text}</b>
}

/** As many characters are certainly in the first row of a line. */
const firstRow = 56

/** The mark in the first row from which a line leads to its remark; other lines have their remark at their end. */
function leadingMark(line: Line, notes: Note[]): Piece | undefined {
  const noted = piecesOf(line, notes).find(({ kind }) => kind === 'note')
  return noted && noted.to <= firstRow ? noted : undefined
}

/** Whether the remarks on a line begin at its first row. */
export const leadsFromFirstRow = (line: Line, notes: Note[]) => leadingMark(line, notes) !== undefined

/** A sentence with its marks: what needs a look, fillers struck through, the cue in the color of its part. */
export function MarkedText({ line: { text }, line, notes }: { line: Line; notes: Note[] }): ReactNode {
  const leading = leadingMark(line, notes)
  const pieces = piecesOf(line, notes)
  const split = pieces.findIndex(({ from }) => from === leading?.from) + 1
  const render = (from: number, to: number) =>
    pieces.slice(from, to).map((piece, index) => (
      <Fragment key={piece.from}>
        {text.slice(pieces[from + index - 1]?.to ?? 0, piece.from)}
        {renderMark(piece, text.slice(piece.from, piece.to))}
      </Fragment>
    ))
  const end = text.slice(pieces.at(-1)?.to ?? 0)
  if (!leading)
    return (
      <>
        {render(0, pieces.length)}
        {end}
        {notes.some(({ isPassed }) => !isPassed) && <Leader />}
      </>
    )
  return (
    <>
      {render(0, split)}
      <Leader />
      {/* The line to the remark passes behind these words: it is seen from the end of their row. */}
      <span className="relative pb-[0.2em] bg-paper-lift">
        {render(split, pieces.length)}
        {end}
      </span>
    </>
  )
}

/** The notes beside a line. */
export function SideNotes({ notes }: { notes: Note[] }): ReactNode {
  return notes.map(({ number, text, isPassed = false }) =>
    isPassed ? (
      <Remark key={number} isPassed note={text} />
    ) : (
      <span key={number} className="remark" role="note">
        {text}
      </span>
    ),
  )
}
