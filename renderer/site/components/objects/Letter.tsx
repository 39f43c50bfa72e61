import { usePictures } from '@proofsheet/engine/content/media/media-context'
import type { PicturePath } from '@proofsheet/engine/content/schema/text'
import type { ReactNode } from 'react'
import type { Action } from '../../../../content/types/text'
import { ActionLink } from '../ActionLink'
import { Picture } from '../Picture'

export interface LetterProps {
  /**
   * The text of the letter: some paragraphs.
   * @example We still teach, and the next tool may begin with a question from one of the courses.
   */
  children: ReactNode
  /**
   * Who writes: a role.
   * @example The founder
   */
  role: string
  /**
   * Where from.
   * @example Princeton, New Jersey
   */
  place: string
  /**
   * The name below the letter, only with the consent of the person.
   * @example Name of the founder
   */
  name?: string
  /**
   * A photograph of the person, only with their consent.
   * @example media/plan-small.webp
   */
  portrait?: PicturePath
  /**
   * Where to write or read more.
   * @example { "label": "Profile", "href": "https://linkedin.example/in/founder/" }
   */
  action?: Action
}

/** A letter on paper, headed by where it is from and signed by who writes it. The photograph is beside its first lines. */
export function Letter({ children, role, place, name, portrait, action }: LetterProps) {
  return (
    <div className="paper signed-letter wide">
      {portrait && <Portrait path={portrait} alt={name ?? role} />}
      <p className="paper-head">{place}</p>
      <div className="flow">{children}</div>
      <p className="signed-letter-signature">
        <em className="paper-pen">{name ?? role}</em>
        {name && <span>{role}</span>}
        {action && <ActionLink action={action} look="text-link" />}
      </p>
    </div>
  )
}

function Portrait({ path, alt }: { path: string; alt: string }) {
  return <Picture picture={usePictures()(path)} alt={alt} sizes="12rem" />
}
