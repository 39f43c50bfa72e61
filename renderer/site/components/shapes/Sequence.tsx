import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface SequenceProps {
  /**
   * The steps in order, a few words each.
   * @markdown
   * @example ["Upload video", "Select target language", "Download dubbed video"]
   */
  points: string[]
  /**
   * The form. `loop` leads back to the first step, and is made for four. `turns` is a conversation, `arc` a day of five
   * steps, `nodes` a diagram. `large` has large numbers in two columns. `choices` are ways to begin, without numbers.
   * @example choices
   */
  form?: 'loop' | 'turns' | 'arc' | 'nodes' | 'large' | 'choices'
}

/** Short steps side by side along one line; on phones below each other. */
export function Sequence({ points, form }: SequenceProps) {
  return (
    <ol className={`shape sequence wide count-${points.length}${form ? ` ${form}` : ''}`} data-reveal="">
      {points.map(point => (
        <li key={point}>
          <InlineMarkdown text={point} />
        </li>
      ))}
    </ol>
  )
}
