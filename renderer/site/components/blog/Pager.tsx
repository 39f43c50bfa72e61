import { type ListPage, listPageUrl } from '@proofsheet/engine/content/pages/lists'
import { linkedPages } from './linked-pages'

interface PagerProps {
  page: ListPage
  /** Whether the list is that of all articles: a list of one page then says that there are no more. */
  isWhole?: boolean
}

/** Links from a page of a list to its other pages. */
export function Pager({ page, isWhole }: PagerProps) {
  const { list, number, count, end, total, next } = page
  if (count === 1) return isWhole ? <NoMore total={total} /> : null
  const linked = linkedPages(page)
  return (
    <nav aria-label="Pages of this list" className="no-print mt-8">
      {next && (
        <p className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <a className="btn-quiet" rel="next" href={next} data-part="" data-more="">
            Load More Articles
          </a>
          <span role="status" className="text-note text-ink-2">
            {(total - end).toLocaleString('en-US')} more
          </span>
        </p>
      )}
      <ul className="nav -ml-4 flex flex-wrap items-center gap-x-1 text-note">
        {linked.map((each, index) => (
          <li key={each} className="flex items-center">
            {each - (linked[index - 1] ?? 0) > 1 && (
              <span aria-hidden="true" className="px-2 text-ink-3">
                …
              </span>
            )}
            {each === number ? (
              <b aria-current="page" className="inline-flex items-center justify-center min-w-11 min-h-11">
                <span className="visually-hidden">Page </span>
                {each}
              </b>
            ) : (
              <a
                className="inline-flex items-center justify-center min-w-11 min-h-11"
                href={listPageUrl(list, each)}
                {...relOf(each - number)}
              >
                <span className="visually-hidden">Page </span>
                {each}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The button of a list that has one page, which says so, without script too. */
function NoMore({ total }: { total: number }) {
  return (
    <details className="no-print mt-8">
      <summary className="flex flex-wrap items-center gap-x-6 gap-y-2 cursor-pointer">
        <span className="btn-quiet">Load More Articles</span>{' '}
        <span className="text-note text-ink-2">
          {total} of {total} shown
        </span>
      </summary>
      <p className="mt-4">
        These are all {total} articles. New ones come by <a href="#new-articles-can-come-to-your-inbox">email</a> or{' '}
        <a href="/rss.xml">RSS</a>.
      </p>
    </details>
  )
}

function relOf(distance: number): { rel?: string } {
  if (distance === 1) return { rel: 'next' }
  return distance === -1 ? { rel: 'prev' } : {}
}
