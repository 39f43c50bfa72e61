import { explainCodeError } from '../../commands/failures/code-error.mjs'
import { Failure } from '../../commands/failures/failure.mjs'
import type { Entity, Site } from '../../content/entity'
import type { Collections } from '../../content/files/find'
import { lookupOf } from '../../content/lookup'

/** The error of a page that can't be rendered: a `Failure` that names page and position, unless it is a bug. */
export function renderFailure(error: unknown, url: string, site: Site): unknown {
  const entity = lookupOf(site).findByUrl(url) as Entity | undefined
  const page = `${url}${entity ? ` of ${entity.file}` : ''}`
  const explained = explainCodeError(error, `The page ${page} can't be rendered.`)
  return explained ? new Failure(explained) : error
}

/** The failure of a URL that answers with another status than its page: no layout matches it, or its data is missing. */
export function missingPage(url: string, status: number, collections: Collections, site: Site): Failure {
  const says = `No layout shows the page ${url}: it answers with status ${status}.`
  return new Failure(`${says}\nWrite ${layoutOf(url, collections, site)}, and run this again.`)
}

/** The file of the layout that shows a URL, from the project's root. */
function layoutOf(url: string, collections: Collections, site: Site): string {
  const entity = lookupOf(site).findByUrl(url) as Entity | undefined
  const base = entity?.url === url && entity.slug !== 'index' ? collections[entity.collection]?.base : undefined
  const tagged = Object.values(collections).find(({ base, tags }) => tags && url.startsWith(`${base}tag/`))
  const ownRoute = url === '/' ? '/index' : url.replace(/\/$/, '')
  const route = base ? `${base}@slug` : tagged && !entity ? `${tagged.base}tag/@tag` : ownRoute
  return `pages${route}/+Page.tsx`
}

/** Runs a rendering. Vike prints its error, which the build reports itself; what succeeds may print. */
export async function unlessItFails<Result extends { errorWhileRendering?: unknown }>(
  render: () => Promise<Result>,
): Promise<Result> {
  const { error: print } = console
  const printed: unknown[][] = []
  console.error = (...values) => printed.push(values)
  try {
    const result = await render()
    if (!result.errorWhileRendering) for (const values of printed) print(...values)
    return result
  } finally {
    console.error = print
  }
}
