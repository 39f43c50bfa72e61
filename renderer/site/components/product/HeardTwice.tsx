import type { ReactNode } from 'react'
import { RemarkAndCaption } from './RemarkAndCaption'

/** One version of a sentence in a film, with what is heard in it. */
export interface HeardVersion {
  /**
   * Its language as a code, and what the version is.
   * @minItems 2
   * @maxItems 2
   * @example ["de", "German, by a listener"]
   */
  version: string[]
  /**
   * The sentence that is spoken.
   * @example Der See ist tief.
   */
  line: string
  /**
   * The words that the listener strikes out.
   * @example Der See
   */
  struck?: string
  /**
   * The words in their place.
   * @example Die See
   */
  instead?: string
  /**
   * The drawing of what is heard: a `ladder` that is tied to a wall, or the `boss`.
   * @example ladder
   */
  picture: 'ladder' | 'boss'
}

export interface HeardTwiceProps {
  /**
   * The sentence as it was filmed, and as it was dubbed.
   * @minItems 2
   * @maxItems 2
   * @example [{ "version": ["en", "English, in the studio"], "line": "Tie the ladder.", "picture": "ladder" }, { "version": ["de", "German, by a listener"], "line": "Binden Sie den Leiter an.", "struck": "den", "instead": "die", "picture": "boss" }]
   */
  versions: HeardVersion[]
  /**
   * The remark in pen, in one or two sentences.
   * @markdown
   * @example One article, and the sea is a lake.
   */
  remark: string
  /**
   * That it is a sample, and of what.
   * @markdown
   * @example A sample sentence.
   */
  caption: string
}

/** A sentence of a film and its dub side by side, each with the picture that a listener gets from it. */
export function HeardTwice({ versions, remark, caption }: HeardTwiceProps) {
  return (
    <figure className="slide-pair is-film wide">
      <ul className="nav">
        {versions.map(({ version: [code, name], line, struck, instead, picture }) => {
          const [before, after] = struck ? line.split(struck) : [line]
          return (
            <li key={line}>
              <span>{name}</span>
              <div className="printed-slide">{pictures[picture]}</div>
              <q lang={code}>
                {before}
                {struck && (
                  <>
                    <s>{struck}</s> <em>{instead}</em>
                  </>
                )}
                {after}
              </q>
            </li>
          )
        })}
      </ul>
      <RemarkAndCaption remark={remark} caption={caption} />
    </figure>
  )
}

const wall = <path d="M0 208h400M318 18h34v190h-34zM318 66h34M318 114h34M318 162h34M335 18v48M335 114v48" />

const pictures: Record<HeardVersion['picture'], ReactNode> = {
  ladder: (
    <svg viewBox="0 0 400 226" role="img" aria-label="A ladder, tied to a wall with a rope">
      {wall}
      <path className="ladder" d="M214 208L290 34M252 208L316 62" />
      <path d="M222 189h38M235 160h37M248 131h37M260 102h38M273 73h38" />
      <path className="rope" d="M268 84c14 14 34 8 44-10M270 92c16 12 34 4 44-10M312 76c8-12 10-20 6-32" />
      <circle cx="122" cy="92" r="14" />
      <path d="M122 106v56l-16 46M122 162l18 46M122 122l34 18 40-14M122 122l-24 34" />
    </svg>
  ),
  boss: (
    <svg viewBox="0 0 400 226" role="img" aria-label="A man with a tie, tied to a wall with a rope">
      {wall}
      <path className="machine" d="M134 208v-70c0-28 18-42 44-42h24c26 0 44 14 44 42v70" />
      <circle cx="190" cy="58" r="30" />
      <path d="M180 54v2M200 54v2M180 72c6-5 14-5 20 0M176 96l14 14 14-14" />
      <path className="tie" d="M190 110l-9 10 9 46 9-46z" />
      <path
        className="rope"
        d="M126 142c30 16 98 16 128 0M126 160c30 16 98 16 128 0M126 178c30 16 98 16 128 0M254 146c30-4 50-30 64-62"
      />
    </svg>
  ),
}
