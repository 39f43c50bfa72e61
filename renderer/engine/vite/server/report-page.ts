import { type Issue, isBreaking } from '../../base/diagnostics/issue'
import { present } from '../../content/dates/clock'
import { stateAt } from '../../content/dates/state'
import { fileOf } from '../../content/files/content-path'
import { urlsOf } from '../../content/lookup'
import type { Publication } from '../../content/schema/publication'
import type { ContentStore } from '../content-store'
import type { PageReport, Problem } from '../report'

/** The report on the page at a URL. */
export async function reportPage(url: string, content: ContentStore): Promise<PageReport> {
  const version = content.version()
  const { value, issues, documents } = await content.now()
  const entities = Object.values(value).flat()
  const entity = entities.find(each => urlsOf(each).includes(url))
  // A file with errors has no entity, but its URL is known.
  const file = entity?.file ?? documents.find(({ entry }) => entry.url === url)?.entry.file
  const own = issues.filter(issue => file !== undefined && issue.file === fileOf(file))
  return {
    version,
    file,
    state: entity ? describeState(entity) : '',
    issues: own.map(toProblem),
    errors: issues.filter(isBreaking).map(toProblem),
    others: issues.length - own.length,
    unpublished: entities.flatMap(each => {
      const state = stateAt(each, present())
      return state === 'published' ? [] : [{ url: each.url, state }]
    }),
  }
}

/** An issue for the overlay and the badge. */
function toProblem({ file, line, column, field, code, message, hint }: Issue): Problem {
  const about = [field, code].filter(Boolean).join('  ')
  return { place: `${file}:${line}:${column}`, about, message, hint }
}

/** The reason why an entity is not part of the built site, or the moment until which it is. */
function describeState(entity: Publication): string {
  const { publishAt = '', expireAt = '' } = entity
  const state = stateAt(entity, present())
  if (state === 'draft') return 'Draft: no part of the built site'
  if (state === 'scheduled') return `Published from ${publishAt}`
  if (state === 'expired') return `Expired at ${expireAt}`
  return expireAt && `Published until ${expireAt}`
}
