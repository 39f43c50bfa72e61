// Reaches the browser, when a visitor uses the MarkedAnswer figure.
import { Fragment, type ReactNode } from 'react'
import type { Span } from '../span'
import type { Line, Note } from './line'

interface Piece extends Span {
  kind: 'note' | 'filler' | 'cue'
}

/**
 * The marks of a line, without overlaps, in order of position. Notes have priority over fillers, fillers over the cue; a
 * filler with a note is struck as all others are.
 */
function piecesOf(line: Line, marked: Span[]): Piece[] {
  const noted = marked.filter(span => !line.fillers.includes(span)).map((span): Piece => ({ ...span, kind: 'note' }))
  const fillers = line.fillers.map((span): Piece => ({ ...span, kind: 'filler' }))
  const cue = [line.cue, line.alsoCue].flatMap(span => (span ? [{ ...span, kind: 'cue' } as const] : []))
  const placed: Piece[] = []
  for (const piece of [...noted, ...fillers, ...cue]) {
    if (placed.every(other => piece.to <= other.from || piece.from >= other.to)) placed.push(piece)
  }
  return placed.sort((one, other) => one.from - other.from)
}

function renderMark(piece: Piece, text: string): ReactNode {
  if (piece.kind === 'note') return <mark className="sm:whitespace-nowrap">{text}</mark>
  if (piece.kind === 'filler')
    return <s className="whitespace-nowrap text-ink-3 decoration-2 decoration-[var(--mark)]">{text}</s>
  return <b className="font-600">{text}</b>
}

/** A sentence with its marks: what needs a look, fillers struck through, the cue of its part in bold. */
export function MarkedText({ line: { text }, line, marked }: { line: Line; marked: Span[] }): ReactNode {
  const pieces = piecesOf(line, marked)
  return (
    <>
      {pieces.map((piece, index) => (
        <Fragment key={piece.from}>
          {text.slice(pieces[index - 1]?.to ?? 0, piece.from)}
          {renderMark(piece, text.slice(piece.from, piece.to))}
        </Fragment>
      ))}
      {text.slice(pieces.at(-1)?.to ?? 0)}
    </>
  )
}

/** The notes beside a line. */
export function SideNotes({ notes }: { notes: Note[] }): ReactNode {
  return notes.map(({ number, text, isPassed }) => (
    <span key={number} className={`remark ${isPassed ? 'passed' : ''}`} role="note">
      {text}
    </span>
  ))
}
