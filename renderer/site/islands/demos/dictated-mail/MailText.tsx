// Reaches the browser, when a visitor uses the DictatedMail figure.
import { Fragment, type ReactNode } from 'react'
import { Remark } from '../Frame'
import { type FactName, numberOf, type Reading } from './facts'
import { onCourtesies, onEnd, onFacts, onGreeting, onUnread } from './remarks'
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
  const noName = mail.paragraphs.length > 0 && onGreeting(reading)
  const greeting = <Pieces pieces={mail.greeting} reading={reading} />
  const end = onEnd(reading)
  const firstFacts = mail.paragraphs.findIndex(pieces => pieces.some(factOf))
  const isEnd = (index: number) => Boolean(end) && index > 0 && Boolean(mail.paragraphs[index]?.some(isDeadline))
  return (
    <div className="mail-text">
      <p>{noName ? <Remark note={noName}>{greeting}</Remark> : greeting}</p>
      {mail.paragraphs.map((pieces, index) => {
        // A remark on the deadline marks it, with the end of its sentence.
        const open = isEnd(index) && end?.startsWith('No') ? pieces.findIndex(isDeadline) : pieces.length
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the mail
          <p key={index}>
            <span>
              <Pieces pieces={pieces.slice(0, open)} reading={reading} />
            </span>
            {open < pieces.length && (
              <mark>
                <Pieces pieces={pieces.slice(open)} reading={reading} />
              </mark>
            )}
            <Check
              pieces={pieces}
              isFirst={index === firstFacts}
              end={isEnd(index) ? end : undefined}
              reading={reading}
            />
          </p>
        )
      })}
      {mail.paragraphs.length === 0 && <p className="text-ink-3">Nothing to write yet.</p>}
      <p>
        {mail.sign}
        {end && !reading.facts.deadline && <Remark note={end} />}
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

interface CheckProps {
  pieces: Piece[]
  /** Whether it has the first facts: those of the whole mail are named there. */
  isFirst: boolean
  end: string | undefined
  reading: Reading
}

/** The remark on a paragraph: the last one ends with what is open, others with the facts that were compared. */
function Check({ pieces, isFirst, end, reading }: CheckProps): ReactNode {
  const said = pieces.filter(piece => typeof piece === 'object')
  if (said.some(({ isUnread }) => isUnread)) return <Remark note={onUnread} />
  if (said.some(({ fact }) => !fact)) return !reading.unread[0] && <Remark isPassed note={onCourtesies} />
  if (end) return <Remark note={end} />
  return isFirst && <Remark isPassed note={onFacts(reading)} />
}

function Pieces({ pieces, reading }: { pieces: Piece[]; reading: Reading }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no state, and a sentence may be said twice
  return pieces.map((piece, index) => <Fragment key={index}>{pieceOf(piece, reading)}</Fragment>)
}

function pieceOf(piece: Piece, reading: Reading): ReactNode {
  if (typeof piece === 'string') return piece
  if (piece.isUnread) return <mark>{piece.text} </mark>
  return (
    <FactText fact={piece.fact} reading={reading}>
      {piece.text}
    </FactText>
  )
}
