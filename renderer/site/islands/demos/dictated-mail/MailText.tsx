// Reaches the browser, when a visitor uses the DictatedMail figure.
import { Fragment, type ReactNode } from 'react'
import { Remark } from '../Frame'
import { type FactName, numberOf, type Reading } from './facts'
import { onCourtesies, onEnd, onFacts, onGreeting, onSign, onUnread } from './remarks'
import { type Mail, type Piece, plainMail } from './write-mail'

interface FactTextProps {
  /** None for words that are no fact, such as a courtesy. */
  fact?: FactName | undefined
  reading: Reading
  children: string
}

/** Words of the note, there or in the mail, underlined; a fact has its number. */
export function FactText({ fact, reading, children }: FactTextProps): ReactNode {
  const number = fact && numberOf(fact, reading)
  return (
    <>
      <span className="fact" data-fact={number}>
        {children}
      </span>
      {fact && <sup className="fact-number">{number}</sup>}
    </>
  )
}

/** The mail, with the number of each fact, and with remarks on what the note leaves open. */
export function MailText({ mail, reading }: { mail: Mail; reading: Reading }): ReactNode {
  const { copy, greeting, paragraphs, sign } = mail
  const render = (pieces: Piece[]) => <Pieces pieces={pieces} reading={reading} />
  const noName = paragraphs[0] && onGreeting(reading)
  const end = onEnd(reading)
  const last = onSign(reading, end)
  const firstFacts = paragraphs.findIndex(pieces => pieces.some(factOf))
  return (
    <div className="mail-text">
      {copy[0] && <p>{render(copy)}</p>}
      <p>{noName ? <Remark note={noName}>{render(greeting)}</Remark> : render(greeting)}</p>
      {paragraphs.map((pieces, index) => {
        const deadline = pieces.findIndex(isDeadline)
        const facts = index === firstFacts && onFacts(reading)
        const [note, isPassed] = remarkOn(pieces, reading) ?? (deadline >= 0 && end ? [end] : [facts, true])
        // A remark on the deadline marks it, with the end of its sentence.
        const open = deadline >= 0 && end?.startsWith('No') ? deadline : pieces.length
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the mail
          <p key={index}>
            <span>{render(pieces.slice(0, open))}</span>
            {open < pieces.length && <mark>{render(pieces.slice(open))}</mark>}
            {note && <Remark note={note} isPassed={isPassed} />}
          </p>
        )
      })}
      {!paragraphs[0] && <p className="text-ink-3">Nothing to write yet.</p>}
      <p>
        <span>{sign}</span>
        {last && <Remark note={last} />}
      </p>
    </div>
  )
}

/** Copies the mail as it would be sent, without numbers and remarks. */
export function CopyMail({ mail }: { mail: Mail }): ReactNode {
  return (
    <button
      type="button"
      data-copy={plainMail(mail)}
      data-what="Email"
      aria-label="Copy the email"
      className="with-script btn-link text-pine-hover -my-1"
    >
      Copy
    </button>
  )
}

const factOf = (piece: Piece) => (typeof piece === 'object' ? piece.fact : undefined)
const isDeadline = (piece: Piece) => factOf(piece) === 'deadline'

/** The remark on words that are no facts, and whether they need no look; undefined where all are facts. */
function remarkOn(pieces: Piece[], { unread }: Reading): [note: string | false, isPassed?: boolean] | undefined {
  const said = pieces.filter(piece => typeof piece === 'object')
  if (said.some(({ isUnread }) => isUnread)) return [onUnread]
  return said.some(({ fact }) => !fact) ? [!unread[0] && onCourtesies, true] : undefined
}

/** Words of the note or of the mail; those of the note as what they are. */
export function Pieces({ pieces, reading }: { pieces: Piece[]; reading: Reading }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no state, and a sentence may be said twice
  return pieces.map((piece, index) => <Fragment key={index}>{pieceOf(piece, reading)}</Fragment>)
}

function pieceOf(piece: Piece, reading: Reading): ReactNode {
  if (typeof piece === 'string') return piece
  if (piece.isLeftOut) return <s>{piece.text}</s>
  if (piece.isUnread) return <mark>{piece.text}</mark>
  return (
    <FactText fact={piece.fact} reading={reading}>
      {piece.text}
    </FactText>
  )
}
