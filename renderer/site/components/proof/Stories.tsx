import type { Story } from '../../../../content/types/testimonial'
import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface StoriesProps {
  /**
   * The cases, in two or three sentences each.
   * @example [{ "kind": "Healthcare", "title": "Notes are ready before the next visit", "text": "…", "result": "60% cost reduction" }]
   */
  items: Story[]
}

const columns: Record<number, string> = {
  2: 'md:grid-cols-2',
  3: 'lg:grid-cols-[6fr_4fr_4fr]',
  4: 'md:grid-cols-2',
}

/** Customers' cases side by side, each below its own rule: the kind of customer, what was done, the result. */
export function Stories({ items }: StoriesProps) {
  return (
    <div data-reveal="" className={`wide my-8 grid gap-x-12 gap-y-4 md:gap-y-10 ${columns[items.length] ?? ''}`}>
      {items.map(({ kind, title, text, result }) => (
        <article key={title} className="border-0 border-t-2 border-solid border-ink pt-3">
          <p className="text-note">{kind}</p>
          <h3 className="mt-1">{title}</h3>
          <p className="mt-2">
            <InlineMarkdown text={text} />
          </p>
          {result && <p className="mt-3 font-650 tabular-nums">{result}</p>}
        </article>
      ))}
    </div>
  )
}
