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
  /** The position of the playhead, in seconds. */
  moment: number
  onMoment: (seconds: number) => void
}

/** The words of a line, the one that is heard filled: where the score has no room for words, and for screen readers. */
export function Sentence({ row, name, lang, words, moment, onMoment }: SentenceProps) {
  return (
    <p>
      <span className="block text-note text-ink-2">
        {row}, {name}
        <span className="visually-hidden">:</span>
      </span>{' '}
      <span lang={lang}>
        {words.map(({ text, start, end, isLate }) => {
          const Tag = start <= moment && moment < end ? 'b' : 'span'
          return (
            <Fragment key={`${start} ${text}`}>
              <Tag className={isLate ? 'is-late' : undefined} onClick={() => onMoment(start)}>
                {text}
              </Tag>{' '}
            </Fragment>
          )
        })}
      </span>
    </p>
  )
}
