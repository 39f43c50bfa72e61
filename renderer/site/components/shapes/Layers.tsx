import { InlineMarkdown } from '../lists/InlineMarkdown'
import type { Named } from './NamedText'

/** One layer with what to look for. */
export interface Layer extends Named {
  /**
   * What to check in this layer, in the margin.
   * @markdown
   * @example Pace, names, numbers read aloud
   */
  check?: string
}

export interface LayersProps {
  /**
   * The layers, the lowest first.
   * @example [{ "title": "Voice", "description": "The spoken lesson is heard in the learner’s language.", "check": "Pace, names, numbers read aloud" }]
   */
  items: Layer[]
}

/** Layers on top of each other, each indented by a step, with what to check in the margin. */
export function Layers({ items }: LayersProps) {
  return (
    <ol className="shape layers wide" data-reveal="">
      {items.map(({ title, description, check }) => (
        <li key={title}>
          <p className="layer-title">
            <InlineMarkdown text={title} />
          </p>
          <p className="shape-text">
            <InlineMarkdown text={description} />
          </p>
          {check && (
            <p className="layer-check">
              <InlineMarkdown text={check} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
