// Reaches the browser, when a visitor uses the DubLine figure.
import { Fragment } from 'react'
import type { TimedWord } from './timing'

interface SentenceProps {
  /** Whose words they are. */
  row: string
  /** Their language, by name and as a language tag. */
  name: string
  lang: string
  words: TimedWord[]
  /** Replaces words that are not known. */
  note?: string | undefined
  /** The position of the playhead, in seconds. */
  moment: number
}

/** The words of a line, the one that is heard filled: where the score has no room for words, and for screen readers. */
export function Sentence({ row, name, lang, words, note, moment }: SentenceProps) {
  return (
    <p>
      <span className="block text-note text-ink-2">
        {row}, {name}
        <span className="visually-hidden">:</span>
      </span>{' '}
      {note ?? (
        <span lang={lang}>
          {words.map(({ text, start, end }) => {
            const isHeard = start <= moment && moment < end
            return <Fragment key={start}>{isHeard ? <b>{text}</b> : text} </Fragment>
          })}
        </span>
      )}
    </p>
  )
}
