import { lookupOf } from '@proofsheet/engine/content/lookup'
import { Body } from '../../renderer/site/Body'
import { longDate } from '../../renderer/site/page-info/long-date'
import type { PageOf } from '../+data'

/** A legal text in one column, with its dates and its list of contents in the margin. */
export function LegalPage({
  entity: { title, url, summary, lastUpdated, governingLaw, contents },
  site,
  body,
}: PageOf<'legal'>) {
  // An unlisted page, which `npm run redline` writes.
  const changes = lookupOf(site).findByUrl(url.replace(/\/$/, '-changes/'))
  return (
    <>
      <header className="page with-margin items-end pt-8 lg:pt-12 pb-14">
        <div>
          <h1>{title}</h1>
          <p className="mt-4 text-lead text-ink-2 max-w-m-lead">{summary}</p>
        </div>
        <dl className="hero-facts m-0 grid gap-3">
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
          {changes && (
            <div>
              <dt className="text-ink-3">Former versions</dt>
              <dd>
                <a href={changes.url}>What changed</a>
              </dd>
            </div>
          )}
        </dl>
      </header>
      <Body body={body} site={site} contents={contents ?? 'auto'} />
    </>
  )
}
