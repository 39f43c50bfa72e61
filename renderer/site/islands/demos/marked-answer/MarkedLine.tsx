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
  if (piece.kind === 'filler') return <s className="text-ink-3">{text}</s>
  return <span className="underline decoration-own decoration-2 underline-offset-4">{text}</span>
}

/** As many characters are certainly in the first row of a line. */
const firstRow = 34

/** The mark in the first row from which a line leads to its remark; other lines have their remark at their end. */
function leadingMark(line: Line, notes: Note[]): Piece | undefined {
  const noted = piecesOf(line, notes).find(({ kind }) => kind === 'note')
  return noted && noted.to <= firstRow ? noted : undefined
}

/** Whether the remarks on a line begin at its first row. */
export const leadsFromFirstRow = (line: Line, notes: Note[]) => leadingMark(line, notes) !== undefined

/** A sentence with its marks: what needs a look, fillers struck through, the cue underlined. */
export function MarkedText({ line, notes }: { line: Line; notes: Note[] }): ReactNode {
  let at = 0
  const leading = leadingMark(line, notes)
  const pieces = piecesOf(line, notes).map(piece => {
    const before = line.text.slice(at, piece.from)
    at = piece.to
    return (
      <Fragment key={piece.from}>
        {before}
        {renderMark(piece, line.text.slice(piece.from, piece.to))}
        {piece.from === leading?.from && <i className="leader is-below" />}
      </Fragment>
    )
  })
  return (
    <>
      {pieces}
      {line.text.slice(at)}
      {!leading && notes.some(({ isPassed }) => !isPassed) && <Leader />}
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
