import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface SequenceProps {
  /**
   * The steps in order, a few words each.
   * @markdown
   * @example ["Upload video", "Select target language", "Download dubbed video"]
   */
  points: string[]
}

/** Short steps side by side along one line; on phones below each other. */
export function Sequence({ points }: SequenceProps) {
  return (
    <ol className="shape sequence wide" data-reveal="">
      {points.map(point => (
        <li key={point}>
          <span>
            <InlineMarkdown text={point} />
          </span>
        </li>
      ))}
    </ol>
  )
}
