import type { Story } from '../../../../content/types/testimonial'
import { unbroken } from '../layout/unbroken'
import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface StoryLinesProps {
  /**
   * The cases, each with one sentence.
   * @example [{ "kind": "Healthcare", "title": "Notes are ready before the next visit", "text": "…", "result": "60% cost reduction" }]
   */
  items: Story[]
}

/** Customers' cases as one large sentence each, between the kind of customer and the result. */
export function StoryLines({ items }: StoryLinesProps) {
  return (
    <div className="story-lines wide" data-reveal="">
      {items.map(({ kind, title, text, result }) => (
        <article key={title}>
          <p>{kind}</p>
          <h3>{unbroken(title)}</h3>
          <div>
            <p>
              <InlineMarkdown text={text} />
            </p>
            {result && <p className="story-result">{result}</p>}
          </div>
        </article>
      ))}
    </div>
  )
}
