import type { Story } from '../../../../content/types/testimonial'
import { Line } from '../lists/Line'

export interface StoriesProps {
  /**
   * The cases, each told in two or three sentences.
   * @example [{ "kind": "Healthcare", "title": "Notes are ready before the next visit", "text": "…", "result": "60% cost reduction" }]
   */
  items: Story[]
}

/** Customers' cases as ruled rows: the kind of customer in the left column, the result in the margin. */
export function Stories({ items }: StoriesProps) {
  return (
    <div data-reveal="" className="wide my-8 border-0 border-b border-solid border-rule">
      {items.map(({ kind, title, text, result }) => (
        <article
          key={title}
          className="grid md:grid-cols-[11rem_minmax(0,1fr)] margin:grid-cols-[11rem_minmax(0,1fr)_16rem] gap-x-8 gap-y-2 py-6 border-0 border-t border-solid border-rule"
        >
          <p className="text-note text-ink-3 md:pt-1">{kind}</p>
          <div className="max-w-text">
            <h3 className="text-lead">{title}</h3>
            <p className="mt-2 text-ink-2">
              <Line text={text} />
            </p>
          </div>
          {result && (
            <p className="md:col-start-2 margin:col-start-3 font-650 tabular-nums leading-snug md:pt-1">{result}</p>
          )}
        </article>
      ))}
    </div>
  )
}
