import type { Change } from '../review-types'
import { diffLink } from './diff-link'
import { Words } from './Words'

/** Kinds whose values are texts in sentences. */
const prose = new Set<Change['kind']>(['heading', 'text', 'title', 'description', 'feed', 'sitemap', 'structured-data'])

/** The largest length of a shown value that is no text, in characters. */
const maxShown = 2000

/** The props of a list of changes. */
interface ChangesProps {
  changes: Change[]
  /** The line that each change comes from, as file:line. */
  places?: (string | undefined)[]
  language: string
  pullRequest?: string | undefined
  /** Makes the ids of several lists on one page different. */
  prefix?: string
  /** The index of the first change among those of its group. */
  start?: number
}

/** The changes of a group, each with its words and the line that it comes from. */
export function Changes({ changes, places = [], language, pullRequest, prefix = '', start = 0 }: ChangesProps) {
  const ids = `${prefix && `${prefix.toLowerCase().replaceAll(' ', '-')}-`}change-`
  return (
    <ol className="changes" start={start + 1}>
      {changes.map((change, offset) => {
        const index = start + offset
        const place = places[index]
        const id = `${ids}${index + 1}`
        return (
          <li className="change" id={id} key={id}>
            <span className="tag">{change.kind}</span>
            <code>{change.subject}</code>
            {place && <Place place={place} pullRequest={pullRequest} />}
            <Values change={change} language={language} />
          </li>
        )
      })}
    </ol>
  )
}

function Place({ place, pullRequest }: { place: string; pullRequest?: string | undefined }) {
  const link = pullRequest && diffLink(pullRequest, place)
  return (
    <>
      {' · '}
      {link ? (
        <a href={link}>
          <code>{place}</code>
        </a>
      ) : (
        <code>{place}</code>
      )}
    </>
  )
}

function Values({ change: { kind, before, after }, language }: { change: Change; language: string }) {
  if (kind === 'card' || kind === 'lost-anchor' || kind === 'anchor' || kind === 'lost-address') return null
  if (kind === 'order') return <p>Moved: {shorten(after)}</p>
  if (prose.has(kind)) return <Words before={before} after={after} language={language} />
  return (
    <div className="words">
      {before && <del>{shorten(before)}</del>}
      {before && after && ' → '}
      {after && <ins>{shorten(after)}</ins>}
    </div>
  )
}

const shorten = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown)} …` : text)
