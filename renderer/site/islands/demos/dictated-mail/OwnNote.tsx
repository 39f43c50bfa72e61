// Reaches the browser, when a visitor uses the DictatedMail figure.
import { Fragment, type ReactNode } from 'react'
import type { Span } from '../span'
import type { FactName, Reading } from './facts'
import { FactText } from './MailText'

interface OwnNoteProps {
  id: string
  note: string
  reading: Reading
  onChange: (note: string) => void
}

/** A note in the visitor's own words, and below it how the rules have cut it. */
export function OwnNote({ id, note, reading, onChange }: OwnNoteProps): ReactNode {
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        The note in your words
      </label>
      <textarea
        id={id}
        maxLength={600}
        className="own-note field"
        placeholder="Tell Ana I can’t make Friday, my flight is late. Offer Monday."
        value={note}
        onChange={event => onChange(event.target.value)}
      />
      <p className="pane-label mt-3">How the rules cut it</p>
      <p className="cut-note">{note.trim() ? <CutNote note={note} reading={reading} /> : 'Nothing to cut yet.'}</p>
    </>
  )
}

interface Piece extends Span {
  fact?: FactName
  isCourtesy?: boolean
}

/** The note with its facts numbered, and text that no rule reads marked. */
function CutNote({ note, reading }: { note: string; reading: Reading }): ReactNode {
  const facts = Object.entries(reading.facts).map(([fact, { span }]): Piece => ({ ...span, fact: fact as FactName }))
  const courtesies = reading.courtesies.map(({ span }): Piece => ({ ...span, isCourtesy: true }))
  const pieces = [...facts, ...courtesies, ...reading.unread].sort((one, other) => one.from - other.from)
  return pieces.map((piece, index) => (
    <Fragment key={piece.from}>
      {note.slice(pieces[index - 1]?.to ?? 0, piece.from)}
      <CutPiece {...piece} reading={reading} text={note.slice(piece.from, piece.to)} />
      {index === pieces.length - 1 && note.slice(piece.to)}
    </Fragment>
  ))
}

function CutPiece({ fact, isCourtesy, reading, text }: Piece & { reading: Reading; text: string }): ReactNode {
  if (isCourtesy) return <span className="fact">{text}</span>
  return fact ? (
    <FactText fact={fact} reading={reading}>
      {text}
    </FactText>
  ) : (
    <mark>{text}</mark>
  )
}
