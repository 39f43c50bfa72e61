import { lookupOf } from '@proofsheet/engine/content/lookup'
import { Body } from '../../renderer/site/Body'
import { InlineMarkdown } from '../../renderer/site/components/lists/InlineMarkdown'
import { longDate } from '../../renderer/site/page-info/long-date'
import type { PageOf } from '../+data'

/** A legal text in one column, beside its list of contents and its dates. */
export function LegalPage({
  entity: { title, url, summary, lastUpdated, governingLaw, contents, facts },
  site,
  body,
}: PageOf<'legal'>) {
  // An unlisted page, which `npm run redline` writes. It states the date of the text; its own day would be a second one.
  const changes = lookupOf(site).findByUrl(url.replace(/\/$/, '-changes/'))
  const isText = !url.endsWith('-changes/')
  return (
    <div className="legal">
      <header className="hero-large page">
        <h1>{title}</h1>
        <p className="text-lead text-ink-2">{summary}</p>
        {facts && (
          <dl
            className="col-span-full m-0 grid grid-cols-2 lg:grid-cols-4 gap-x-4 sm:gap-x-5 gap-y-5"
            aria-label="In short"
          >
            {facts.map(({ term, detail }) => (
              <div key={term} className="border-0 border-t-2 border-solid border-ink pt-3">
                <dt className="text-note text-ink-2">{term}</dt>
                <dd className="font-display font-600 text-h3">
                  <InlineMarkdown text={detail} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {isText && <Views />}
      </header>
      <Body
        body={body}
        site={site}
        contents={contents ?? 'auto'}
        aside={
          isText && (
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
                  <dt className="text-ink-3">Summaries, corrected words</dt>
                  <dd>
                    <a href={changes.url}>Every edit, with its day</a>
                  </dd>
                </div>
              )}
            </dl>
          )
        }
      />
    </div>
  )
}

/** A choice between the whole text and the sums of its sections. */
function Views() {
  return (
    <fieldset className="legal-views no-print">
      <legend>Read</legend>
      <label>
        <input type="radio" name="view" defaultChecked /> The full text
      </label>
      <label>
        <input type="radio" name="view" /> Each section in short
      </label>
    </fieldset>
  )
}
