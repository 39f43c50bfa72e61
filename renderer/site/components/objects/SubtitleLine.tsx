import { Medium } from './Medium'
import { markTerms } from './marked-terms'

/** A term with its translation. */
export interface GlossaryTerm {
  /**
   * The term, as it is spoken.
   * @example gesperrt
   */
  said: string
  /**
   * Its translation in the glossary.
   * @example on hold
   */
  shown: string
  /**
   * The word that a dictionary offers.
   * @example blocked
   */
  instead: string
}

export interface SubtitleLineProps {
  /**
   * The sentence, as it is spoken.
   * @example Die Charge bleibt gesperrt.
   */
  said: string
  /**
   * Its language as a code, and as a name.
   * @example ["de", "German"]
   */
  language: [code: string, name: string]
  /**
   * The subtitle.
   * @example The batch stays on hold.
   */
  shown: string
  /**
   * The terms in it that the glossary decides.
   * @example [{ "said": "gesperrt", "shown": "on hold", "instead": "blocked" }]
   */
  terms: GlossaryTerm[]
  /**
   * That it is a sample, and of what.
   * @markdown
   * @example A sample sentence from a call with a port.
   */
  caption: string
}

const heights = [
  5, 9, 16, 11, 24, 30, 18, 8, 4, 12, 22, 28, 15, 9, 20, 32, 26, 12, 6, 3, 10, 19, 27, 14, 8, 17, 23, 11, 5, 2,
]
const wave = [...heights, ...heights.toReversed(), ...heights]
  .map((height, index) => `M${index * 11 + 3} ${17 - height / 2}v${height}`)
  .join('')

/** A spoken sentence with its subtitle, as on the screen of a call, and the words that the glossary has decided. */
export function SubtitleLine({ said, language: [code, name], shown, terms, caption }: SubtitleLineProps) {
  return (
    <Medium
      caption={caption}
      notes={terms.map(term => (
        <li key={term.said}>
          <b lang={code}>{term.said}</b> is <b>{term.shown}</b>, because your glossary says so.{' '}
          <em>A dictionary also offers “{term.instead}.”</em>
        </li>
      ))}
    >
      <div className="medium-screen subtitle-line">
        <svg viewBox="0 0 990 34" aria-hidden="true">
          <path d={wave} />
        </svg>
        <p>
          <span>{name}</span>{' '}
          <q lang={code}>
            {markTerms(
              said,
              terms.map(term => term.said),
            )}
          </q>
        </p>
        <p>
          <span>English</span>{' '}
          <b>
            {markTerms(
              shown,
              terms.map(term => term.shown),
            )}
          </b>
        </p>
      </div>
    </Medium>
  )
}
