// Reaches the browser, when a visitor uses the DictatedMail figure.
import type { ReactNode } from 'react'
import type { Span } from '../span'
import type { FactName, Reading } from './facts'
import { Pieces } from './MailText'
import type { Piece, Said } from './write-mail'

interface OwnNoteProps {
  note: string
  onChange: (note: string) => void
}

/** The note whose email is shown until a visitor writes one. */
export const example = 'Cancel lunch with Mark, my daughter is ill. Maybe Tuesday?'

/** A note in the visitor's own words. */
export function OwnNote({ note, onChange }: OwnNoteProps): ReactNode {
  return (
    <textarea
      aria-label="The note in your words"
      maxLength={600}
      className="own-note field"
      placeholder={example}
      value={note}
      onChange={event => onChange(event.target.value)}
    />
  )
}

/** The note with its facts numbered, text that no rule reads marked, and what is left out struck. */
export function CutNote({ note, reading }: { note: string; reading: Reading }): ReactNode {
  const { facts, courtesies, unread, leftOut } = reading
  const cut: (Span & Omit<Said, 'text'>)[] = [
    ...Object.entries(facts).map(([fact, { span }]) => ({ ...span, fact: fact as FactName })),
    ...courtesies.map(({ span, isUnread }) => ({ ...span, isUnread })),
    ...unread.map(span => ({ ...span, isUnread: true })),
    ...leftOut.map(({ from, to }) => ({ from, to, isLeftOut: true })),
  ]
  const sorted = cut.sort((one, other) => one.from - other.from)
  const pieces = sorted.flatMap(({ from, to, ...kind }, index): Piece[] => [
    note.slice(sorted[index - 1]?.to ?? 0, from),
    { ...kind, text: note.slice(from, to) },
  ])
  return (
    <p className="cut-note">
      <Pieces pieces={[...pieces, note.slice(sorted.at(-1)?.to ?? 0)]} reading={reading} />
    </p>
  )
}
