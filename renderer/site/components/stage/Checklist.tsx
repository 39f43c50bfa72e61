import { Entries } from '../lists/Entries'

export interface ChecklistProps {
  /**
   * What the list is for.
   * @example What to pack
   */
  title: string
  /**
   * The things on it.
   * @markdown
   * @minItems 1
   * @example ["One requirement of your own"]
   */
  items: string[]
  /**
   * Whether they are ticked; each has a number when left out.
   * @example true
   */
  isTicked?: boolean
}

/** A list on paper: before each line is its number, or its tick. */
export function Checklist({ title, items, isTicked }: ChecklistProps) {
  return (
    <figure className="paper checklist" aria-label={title}>
      <p className="paper-title">{title}</p>
      <ul className={isTicked ? 'ticked' : 'numbered'}>
        <Entries texts={items} />
      </ul>
    </figure>
  )
}
