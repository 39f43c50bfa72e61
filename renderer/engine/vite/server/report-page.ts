import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { type Issue, isBreaking } from '../../base/diagnostics/issue'
import { present } from '../../content/dates/clock'
import { stateAt } from '../../content/dates/state'
import { urlsOf } from '../../content/lookup'
import type { Publication } from '../../content/schema/publication'
import { assetsIn } from '../../pages/html/inspect'
import { parsePage } from '../../pages/html/page-tree'
import { withoutSources } from '../../pages/html/source-positions'
import type { ContentStore } from '../content-store'
import type { PageReport, Problem, Weight } from '../report'

/** The report on the page at a URL; `origin` is that of the dev server. */
export async function reportPage(
  url: string,
  root: string,
  content: ContentStore,
  origin: string,
): Promise<PageReport> {
  const version = content.version()
  const { value, issues, documents } = await content.now()
  const entities = Object.values(value).flat()
  const entity = entities.find(each => urlsOf(each).includes(url))
  // A file with errors has no entity, but its URL is known.
  const file = entity?.file ?? documents.find(({ entry }) => entry.url === url)?.entry.file
  const own = issues.filter(issue => issue.file === file)
  return {
    version,
    file,
    state: entity ? describeState(entity) : '',
    issues: own.map(toProblem),
    errors: issues.filter(isBreaking).map(toProblem),
    others: issues.length - own.length,
    weight: await weighPage(url, root, origin),
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

const compress = promisify(brotliCompress)

/** The weight of the page at a URL, as far as it is known without a build. */
async function weighPage(url: string, root: string, origin: string): Promise<Weight> {
  const html = await (await fetch(origin + url, { headers: { Accept: 'text/html' } })).text()
  const built = weighBuilt(url, join(root, 'dist/client'))
  return {
    html: (await compress(withoutSources(html).replace(/<script type="module"[\s\S]*?<\/script>/g, ''))).length,
    rest: built,
  }
}

/** The size of the page's styles, preloaded fonts and scripts as last built, compressed. */
function weighBuilt(url: string, output: string): number | undefined {
  const page = join(output, url, 'index.html')
  if (!existsSync(page)) return
  const files = assetsIn(parsePage(readFileSync(page, 'utf8'))).map(url => join(output, url))
  return files.reduce((sum, file) => {
    const sent = [`${file}.br`, file].find(existsSync)
    return sum + (sent ? statSync(sent).size : 0)
  }, 0)
}
