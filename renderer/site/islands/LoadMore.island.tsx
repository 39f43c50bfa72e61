// Reaches the browser, when a visitor uses it.
import { type ReactNode, useRef, useState } from 'react'

export interface LoadMoreProps {
  /**
   * How many more each press shows.
   * @example 6
   */
  count: number
  /**
   * How many articles there are in all.
   * @example 5
   */
  total: number
  /** The list. With scripts, its entries with the class "later" are hidden at first. */
  children?: ReactNode
}

/** The island is hydrated on first use. */
export const wake = 'use'

/**
 * Shows more entries of a list at each press, and announces when all are shown. Without scripts the whole list shows.
 */
export default function LoadMore({ count, total, children }: LoadMoreProps) {
  const list = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')

  const showMore = () => {
    const later = [...(list.current?.querySelectorAll('.later') ?? [])]
    const next = later.slice(0, count)
    for (const entry of next) entry.classList.remove('later')
    next[0]?.querySelector('a')?.focus()
    if (next.length === 0) setSaid(`That is everything: all ${total} articles are on this page.`)
    else setSaid(`${next.length} more shown, ${later.length - next.length} left.`)
  }

  return (
    <div ref={list} className="wide">
      {children}
      <div className="with-script flex flex-wrap items-center gap-x-6 gap-y-2 pt-6 border-0 border-t border-solid border-rule">
        <button type="button" className="btn-quiet" onClick={showMore}>
          Load More Articles
        </button>
        <p role="status" className="text-note text-ink-2">
          {said}
        </p>
      </div>
    </div>
  )
}
