// Reaches the browser, when a visitor uses the DictatedMail figure.
import { Fragment, type ReactNode } from 'react'
import type { Span } from '../span'
import type { FactName, Reading } from './facts'
import { FactText } from './MailText'

interface OwnNoteProps {
  id: string
  note: string
  onChange: (note: string) => void
}

/** Notes of other kinds than the sample, each by its first words. */
const examples = [
  ['Thank Sam…', 'Thank Sam for the proposal. We like option B, but we need the price by Friday.'],
  ['Remind everyone…', 'Remind everyone that we start on Thursday at 9.'],
] as const

/** A note in the visitor's own words. */
export function OwnNote({ id, note, onChange }: OwnNoteProps): ReactNode {
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        The note in your words
      </label>
      <textarea
        id={id}
        maxLength={600}
        className="own-note field"
        placeholder="Cancel lunch with Mark, my daughter is ill. Maybe Tuesday?"
        value={note}
        onChange={event => onChange(event.target.value)}
      />
      <p className="flex flex-wrap gap-x-4">
        {examples.map(([label, text]) => (
          <button key={label} type="button" className="btn-link text-pine-hover" onClick={() => onChange(text)}>
            {label}
          </button>
        ))}
      </p>
    </>
  )
}

interface Piece extends Span {
  fact?: FactName
  isCourtesy?: boolean
}

/** The note with its facts numbered, and text that no rule reads marked. */
export function CutNote({ note, reading }: { note: string; reading: Reading }): ReactNode {
  const facts = Object.entries(reading.facts).map(([fact, { span }]): Piece => ({ ...span, fact: fact as FactName }))
  const courtesies = reading.courtesies.map(({ span, isUnread }): Piece => ({ ...span, isCourtesy: !isUnread }))
  const pieces = [...facts, ...courtesies, ...(reading.unread as Piece[])].sort((one, other) => one.from - other.from)
  return (
    <p className="cut-note">
      {pieces.map((piece, index) => (
        <Fragment key={piece.from}>
          {note.slice(pieces[index - 1]?.to ?? 0, piece.from)}
          {piece.fact || piece.isCourtesy ? (
            <FactText fact={piece.fact} reading={reading}>
              {note.slice(piece.from, piece.to)}
            </FactText>
          ) : (
            <mark>{note.slice(piece.from, piece.to)}</mark>
          )}
        </Fragment>
      ))}
      {note ? note.slice(pieces.at(-1)?.to ?? 0) : 'Nothing yet.'}
    </p>
  )
}
