import { count } from '@proofsheet/engine/base/diagnostics/issue'
import { equalText } from '../pictures/equal-text'
import type { ReviewResult } from '../review-result'
import type { Group } from '../review-types'
import { Changes } from './Changes'
import { Pictures } from './Pictures'
import { Words } from './Words'

/** The pages of a group that are listed at once; more are behind a click. */
const maxListed = 12

/** The props of the page of a group. */
export interface GroupPageProps {
  result: ReviewResult
  group: Group
  index: number
  /** The files of the social card of the example, before and after, from the folder of the report. */
  cards: { before?: string; after?: string }
  /** The Markdown copies of the page, where the group is of one page. */
  copies?: { before: string; after: string } | undefined
}

/** The page of one group: the pictures before and after, and each change. */
export function GroupPage({ result, group, index, cards, copies }: GroupPageProps) {
  const { urls, changes, reasons } = group
  const { language, pullRequest } = result
  const pictures = result.pictures.get(index)
  const list = { places: result.places.get(index) ?? [], language, pullRequest }
  // Changed tags around other changes follow from those: they are of interest only where nothing else changed.
  const firstMarkup = changes.findIndex(({ kind }) => kind === 'markup')
  const shown = firstMarkup > 0 ? firstMarkup : changes.length
  return (
    <>
      <header>
        <nav aria-label="Report">
          <a href="../index.html">All changes</a>
        </nav>
        <h1>{groupTitle(group)}</h1>
        {reasons.length > 0 && <p className="note">Because of {reasons.join('; ')}</p>}
      </header>
      <main>
        {urls.length > 1 && <Pages urls={urls} />}
        <h2>Pictures</h2>
        {pictures && pictures.pairs.length > 0 ? (
          <>
            <p>
              They show <code>{pictures.example}</code>, from the first change on.
            </p>
            <Pictures pairs={pictures.pairs} base="../" />
          </>
        ) : pictures?.equal !== undefined ? (
          <p>{equalText(pictures.equal, urls.length)}</p>
        ) : (
          <p>There are no pictures: nothing that has a place on the page changed, or they were not taken.</p>
        )}
        <Cards {...cards} />
        <h2>{count(changes.length, 'change')}</h2>
        <Changes changes={changes.slice(0, shown)} {...list} />
        {shown < changes.length && (
          <details>
            <summary>{count(changes.length - shown, 'change')} of markup</summary>
            <Changes changes={changes.slice(shown)} {...list} start={shown} />
          </details>
        )}
        {copies && copies.before !== copies.after && (
          <>
            <h2>The text of the page</h2>
            <Words {...copies} language={language} />
          </>
        )}
      </main>
    </>
  )
}

/** The name of a group: its page, or how many there are. */
export function groupTitle({ urls, changes }: Group): string {
  const [first] = changes
  const kinds = [...new Set(changes.map(({ kind }) => kind))].slice(0, 3).join(', ')
  const text = first?.kind === 'card' ? '' : first?.after || first?.before || ''
  const short = text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text
  return urls.length === 1 ? `${urls[0]}: ${kinds}` : `${count(urls.length, 'page')}: ${kinds}${short && ` “${short}”`}`
}

function Pages({ urls }: { urls: string[] }) {
  const list = (some: string[]) => (
    <ul>
      {some.map(url => (
        <li key={url}>
          <code>{url}</code>
        </li>
      ))}
    </ul>
  )
  return (
    <section>
      <h2>{count(urls.length, 'page')} changed alike</h2>
      {list(urls.slice(0, maxListed))}
      {urls.length > maxListed && (
        <details>
          <summary>{urls.length - maxListed} more</summary>
          {list(urls.slice(maxListed))}
        </details>
      )}
    </section>
  )
}

function Cards({ before, after }: { before?: string; after?: string }) {
  if (!before && !after) return null
  return (
    <section>
      <h2>Social card</h2>
      <div className="cards">
        {before && <Card file={before} name="Before" />}
        {after && <Card file={after} name="After" />}
      </div>
    </section>
  )
}

function Card({ file, name }: { file: string; name: string }) {
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <img src={`../${file}`} alt={`${name}: the social card`} width="600" height="315" />
    </figure>
  )
}
