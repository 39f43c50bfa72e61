import { Body } from '../../renderer/site/Body'
import { longDate } from '../../renderer/site/page-info/long-date'
import type { PageOf } from '../+data'

/** A legal text in one column, with its dates in the margin. */
export function LegalPage({
  entity: { title, summary, lastUpdated, governingLaw, contents },
  site,
  body,
}: PageOf<'legal'>) {
  return (
    <>
      <header className="page pt-8 lg:pt-12 pb-10 lg:grid lg:grid-cols-[minmax(0,1fr)_13rem] gap-x-16 items-end">
        <div>
          <h1>{title}</h1>
          <p className="mt-5 text-lead text-ink-2 max-w-m-lead">{summary}</p>
        </div>
        <dl className="m-0 mt-6 grid gap-3 text-note border-0 border-t border-solid border-rule pt-4">
          <div>
            <dt className="text-ink-3">Last updated</dt>
            <dd>
              <time dateTime={lastUpdated}>{longDate(lastUpdated)}</time>
            </dd>
          </div>
          {governingLaw && (
            <div>
              <dt className="text-ink-3">Governing law</dt>
              <dd>{governingLaw}</dd>
            </div>
          )}
        </dl>
      </header>
      <Body body={body} site={site} contents={contents ?? 'auto'} />
    </>
  )
}
