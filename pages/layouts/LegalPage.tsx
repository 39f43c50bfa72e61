import { lookupOf } from '@proofsheet/engine/content/lookup'
import { Body } from '../../renderer/site/Body'
import { longDate } from '../../renderer/site/page-info/long-date'
import type { PageOf } from '../+data'

/** A legal text in one column, beside its list of contents and its dates. */
export function LegalPage({
  entity: { title, url, summary, lastUpdated, governingLaw, contents },
  site,
  body,
}: PageOf<'legal'>) {
  // An unlisted page, which `npm run redline` writes.
  const changes = lookupOf(site).findByUrl(url.replace(/\/$/, '-changes/'))
  return (
    <>
      <header className="hero-large page">
        <h1>{title}</h1>
        <p className="text-lead text-ink-2">{summary}</p>
      </header>
      <Body
        body={body}
        site={site}
        contents={contents ?? 'auto'}
        aside={
          <dl className="hero-facts m-0 grid gap-2">
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
        }
      />
    </>
  )
}
