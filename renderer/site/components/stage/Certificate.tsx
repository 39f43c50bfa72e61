import type { FormLine } from '../../../../content/types/paper'
import { FormLines } from './FormLines'

export interface CertificateProps {
  /**
   * What it says below its title, in one sentence.
   * @example This person has completed the course named below.
   */
  text: string
  /**
   * What is filled in for each participant.
   * @minItems 1
   * @example [{ "term": "Course", "detail": "the one you took" }, { "term": "Date" }]
   */
  lines: FormLine[]
}

/** A certificate of completion that is not filled in yet. */
export function Certificate({ text, lines }: CertificateProps) {
  return (
    <figure className="paper certificate" aria-label="A certificate, not filled in yet">
      <svg viewBox="0 0 100 8" aria-hidden="true">
        <path d="M1 4C14 1 24 7 40 4.500S70 1.600 84 4s12 1 15-1" />
      </svg>
      <p className="paper-title">Certificate</p>
      <p>{text}</p>
      <FormLines lines={lines} open="filled in when you complete the course" />
    </figure>
  )
}
