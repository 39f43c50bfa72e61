// Reaches the browser, when a visitor uses the DubLine figure.
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
  /** The ground and the ink of the word that is heard. */
  look: string
}

/** The words of the phrase at the playhead, the one that is heard filled: where the score has no room for words. */
export function Phrase({ row, name, lang, words, moment, look }: PhraseProps) {
  const isSecond = moment >= mouth[1].start
  return (
    <p className="words">
      <span className="block text-note text-ink-2">
        {row}, {name}
        <span className="visually-hidden">:</span>
      </span>{' '}
      <span lang={lang} className="flex flex-wrap">
        {words
          .filter(({ start }) => start >= mouth[1].start === isSecond)
          .map(({ text, start, end }) => {
            const isHeard = start <= moment && moment < end
            const Tag = isHeard ? 'b' : 'span'
            return (
              <Tag key={start} className={isHeard ? look : 'bg-paper-sunk'} data-text={text}>
                {text}{' '}
              </Tag>
            )
          })}
      </span>
    </p>
  )
}
