// Reaches the browser, when a visitor uses the DictatedMail figure.
import { Fragment, type ReactNode } from 'react'
import { type FactName, numberOf } from './facts'
import type { Mail, Piece } from './write-mail'

/** A fact in the note or in the mail, underlined, with its number. */
export function FactText({ fact, children }: { fact: FactName; children: string }): ReactNode {
  return (
    <>
      <span className="fact">{children}</span>
      <sup className="fact-number">{numberOf(fact)}</sup>
    </>
  )
}

/** The mail, with the number of each fact. */
export function MailText({ mail }: { mail: Mail }): ReactNode {
  return (
    <div className="mail-text">
      <p>
        <Pieces pieces={mail.greeting} />
      </p>
      {mail.paragraphs.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the mail
        <p key={index}>
          <Pieces pieces={pieces} />
        </p>
      ))}
      {mail.paragraphs.length === 0 && (
        <p className="text-ink-3">Nothing to write yet. Say a day, a time or a question.</p>
      )}
      <p>{mail.sign}</p>
    </div>
  )
}

function Pieces({ pieces }: { pieces: Piece[] }): ReactNode {
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no state
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      <FactText key={piece.fact} fact={piece.fact}>
        {piece.text}
      </FactText>
    ),
  )
}
