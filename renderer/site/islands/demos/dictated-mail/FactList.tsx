// Reaches the browser, when a visitor uses the DictatedMail figure.
import type { ReactNode } from 'react'
import { type FactName, factNames, numberOf, type Reading } from './facts'

/** Each fact's name, and what the mail does without it. */
const facts: Record<FactName, [name: string, without: string]> = {
  name: ['Name', 'None said, so none is invented.'],
  day: ['Day called off', 'None said, so none is named.'],
  reason: ['Reason', 'None said, so none is made up.'],
  offer: ['New time', 'None said, so none is proposed.'],
  question: ['Question', 'None said, so none is asked.'],
  deadline: ['Deadline', 'None said, so none is set.'],
}

/** The facts of the note by number: the words for each, and what is missing, struck out. */
export function FactList({ note, reading }: { note: string; reading: Reading }): ReactNode {
  return (
    <>
      <ol className="fact-list">
        {factNames.map(fact => (
          <li key={fact}>
            <b className="fact-number" aria-hidden="true">
              {numberOf(fact)}
            </b>
            <Row fact={fact} note={note} reading={reading} />
          </li>
        ))}
      </ol>
      {reading.unread.length > 0 && (
        <p className="mt-3 text-note text-mark-ink">
          Left out, as no rule reads it:{' '}
          {reading.unread.map(({ from, to }, index) => (
            <span key={from}>
              {index > 0 && ', '}
              <s>“{note.slice(from, to)}”</s>
            </span>
          ))}
        </p>
      )}
    </>
  )
}

function Row({ fact, note, reading }: { fact: FactName; note: string; reading: Reading }): ReactNode {
  const [name, without] = facts[fact]
  const found = reading.facts[fact]
  if (found)
    return (
      <p>
        <span className="text-ink-3">{name}</span> {note.slice(found.span.from, found.span.to)}
      </p>
    )
  return (
    <p className="text-mark-ink">
      <s>{name}</s> {fact === 'name' && reading.stand ? `You said “${reading.stand}.” None is invented.` : without}
    </p>
  )
}
