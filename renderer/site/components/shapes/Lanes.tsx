import { InlineMarkdown } from '../lists/InlineMarkdown'
import { type Named, NamedText } from './NamedText'

/** One step of a process that two share. */
export interface LaneStep {
  /**
   * Who does it: the first or the second of `who`.
   * @example 1
   */
  lane: 1 | 2
  /**
   * What is done.
   * @markdown
   * @example Upload video
   */
  title: string
  /**
   * What belongs to it.
   * @example [{ "title": "Lip-sync", "description": "Mouth movements are fitted to the new words." }]
   */
  items?: Named[]
}

export interface LanesProps {
  /**
   * The two who share the work.
   * @example ["You", "DubLabs"]
   */
  who: string[]
  /**
   * The steps in order.
   * @example [{ "lane": 1, "title": "Upload video" }, { "lane": 2, "title": "AI processing" }]
   */
  steps: LaneStep[]
}

/** A process in two lanes: who does which step, and what works in it. */
export function Lanes({ who, steps }: LanesProps) {
  return (
    <ol className="shape lanes wide" data-reveal="">
      {steps.map(({ lane, title, items }) => (
        <li key={title} className={`lane-${lane}`}>
          <p className="who">{who[lane - 1]}</p>
          <p className="phase-title">
            <InlineMarkdown text={title} />
          </p>
          {items && (
            <div className="phase-items">
              {items.map(item => (
                <NamedText key={item.title} item={item} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
