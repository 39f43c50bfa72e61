// Reaches the browser, when a visitor uses the DubLine figure.
import { Fragment } from 'react'
import { mouth } from './lines'
import type { TimedWord } from './timing'

interface PhraseProps {
  /** Whose words they are. */
  row: string
  /** Their language, by name and as a language tag. */
  name: string
  lang: string
  words: TimedWord[]
  /** The position of the playhead, in seconds. */
  moment: number
  /** The ground of the word that is heard. */
  look: string
}

/** The words around the playhead, the one that is heard filled: where the drawing has no room for words. */
export function Phrase({ row, name, lang, words, moment, look }: PhraseProps) {
  const isSecond = moment >= mouth[1].start
  return (
    <p className="mt-1.5 leading-snug">
      <span className="block text-note text-ink-2">
        {row}, {name}
        <span className="visually-hidden">:</span>
      </span>{' '}
      <span lang={lang}>
        {words
          .filter(({ start }) => start >= mouth[1].start === isSecond)
          .map(({ text, start, end }) => (
            <Fragment key={start}>
              {start <= moment && moment < end ? <b className={`${look} px-1 text-paper-lift`}>{text}</b> : text}{' '}
            </Fragment>
          ))}
      </span>
    </p>
  )
}
