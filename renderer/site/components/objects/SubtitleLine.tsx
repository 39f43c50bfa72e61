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
   * How long after the voice it begins.
   * @example under 500ms later
   */
  delay: string
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

/** The drawing's width in strokes of 50 ms, six seconds in all, of which the voice takes what its letters need. */
const strokes = 120

/**
 * The voice that says a sentence, two strokes for a letter, as two paths: what a dictionary can translate, and the terms
 * that the glossary decides.
 */
function voiceOf(said: string, terms: string[]) {
  const paths = { plain: '', terms: '' }
  let at = 0
  for (const word of said.split(' ')) {
    const letters = word.replace(/[^\p{L}]/gu, '')
    const count = 2 * letters.length
    for (let stroke = 0; stroke < count && at < strokes; stroke++, at++) {
      const loudness = 0.45 + (letters.charCodeAt(stroke >> 1) % 7) / 11 - (stroke % 2) * 0.2
      const height = Math.round(8 + 50 * loudness * Math.sin((Math.PI * (stroke + 0.7)) / (count + 0.4)))
      paths[terms.includes(letters) ? 'terms' : 'plain'] += `M${at * 10 + 3} ${30 - height / 2}v${height}`
    }
    at += letters === word ? 1 : 4
  }
  return { ...paths, end: Math.min(at, strokes) * 10 }
}

/**
 * A spoken sentence with its subtitle, as on the screen of a call: the words that the glossary has decided, and how long
 * after the voice the subtitle begins. A term that a reader takes out of the glossary is the word of a dictionary.
 */
export function SubtitleLine({ said, language: [code, name], shown, delay, terms, caption }: SubtitleLineProps) {
  const spoken = terms.map(term => term.said)
  const voice = voiceOf(said, spoken)
  return (
    <Medium
      caption={caption}
      notes={terms.map(term => (
        <li key={term.said}>
          <label>
            <input type="checkbox" defaultChecked className="flex-none" />{' '}
            <span>
              Your glossary: <b lang={code}>{term.said}</b> is <b>{term.shown}</b>.
            </span>
          </label>
          <em>Without it, a dictionary offers “{term.instead}.”</em>
        </li>
      ))}
    >
      <div className="medium-screen subtitle-line">
        <p>
          <span>{name}</span> <q lang={code}>{markTerms(said, spoken)}</q>
        </p>
        <svg viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true">
          <path d={voice.plain} />
          <path className="pen" d={voice.terms} />
          <path strokeWidth="1" d={`M${voice.end} 30H1200`} vectorEffect="non-scaling-stroke" />
        </svg>
        <p>
          <span>English, {delay}</span>{' '}
          <b>
            {markTerms(
              shown,
              terms.map(term => term.shown),
              word => (
                <>
                  <span>{word}</span>
                  <i aria-hidden="true">{terms.find(({ shown }) => shown === word)?.instead}</i>
                </>
              ),
            )}
          </b>
        </p>
      </div>
    </Medium>
  )
}
