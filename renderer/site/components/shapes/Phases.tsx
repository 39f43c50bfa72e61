import { InlineMarkdown } from '../lists/InlineMarkdown'
import { type Named, NamedText } from './NamedText'

/** One phase with what belongs to it. */
export interface Phase {
  /**
   * What happens, in a few words.
   * @markdown
   * @example Listen for the request and read it back
   */
  title: string
  /**
   * The features that work in this phase.
   * @example [{ "title": "90% resolution", "description": "Nine calls in ten end with the request settled." }]
   */
  items: Named[]
}

export interface PhasesProps {
  /**
   * The phases in order.
   * @example [{ "title": "Answer", "items": [{ "title": "On the line 24/7", "description": "Nights and weekends too." }] }]
   */
  phases: Phase[]
}

/** The phases of something that runs, along one line, each with the features that work in it. */
export function Phases({ phases }: PhasesProps) {
  return (
    <ol className="shape phases wide" data-reveal="">
      {phases.map(({ title, items }) => (
        <li key={title}>
          <p className="phase-title">
            <InlineMarkdown text={title} />
          </p>
          <div className="phase-items">
            {items.map(item => (
              <NamedText key={item.title} item={item} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}
