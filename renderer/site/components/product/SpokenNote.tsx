import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface SpokenNoteProps {
  /**
   * When and where it was said.
   * @example 09:05, on the stairs
   */
  when: string
  /**
   * The words that were said.
   * @example Yes. Room four. Bring the contract.
   */
  note: string
  /**
   * The paragraphs of the email that it became.
   * @example ["Hello,", "Yes, we can meet. Please come to room four, and bring the contract."]
   */
  mail: string[]
  /**
   * The language of the email, where it isn't that of the page.
   * @example fr
   */
  language?: 'fr'
  /**
   * The things that were compared.
   * @markdown
   * @example 3 of 3 points are in it.
   */
  check: string
  /**
   * That it is a sample, and of what.
   * @markdown
   * @example A sample note.
   */
  caption: string
}

/** A spoken note in the voice of the pen, as large as a heading, and beside it the email that it became. */
export function SpokenNote({ when, note, mail, language, check, caption }: SpokenNoteProps) {
  return (
    <figure className="spoken-note wide">
      <blockquote>
        <p>{when}</p>
        <p>“{note}”</p>
      </blockquote>
      <div className="ground">
        <div className="sheet">
          {mail.map(paragraph => (
            <p key={paragraph} lang={language}>
              {paragraph}
            </p>
          ))}
          <p className="spoken-check">
            ✓ <InlineMarkdown text={check} />
          </p>
        </div>
      </div>
      <figcaption>
        <InlineMarkdown text={caption} />
      </figcaption>
    </figure>
  )
}
