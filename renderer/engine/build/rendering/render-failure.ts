import { explainCodeError } from '../../base/failures/code-error'
import { Failure } from '../../base/failures/failure'
import { tagUrl } from '../../content/collection'
import type { Entity, Site } from '../../content/entity'
import type { Collections } from '../../content/files/find'
import { lookupOf } from '../../content/lookup'
import { layoutFile } from '../../content/pages/layouts'

/** A page that is not rendered: its URL, the entity that it shows or that gives it, and the collection of that. */
interface Missing {
  url: string
  entity: Entity | undefined
  /** Whether it lists the entities with a tag. */
  isTag: boolean
}

/** The error of a page that can't be rendered: a `Failure` that names page and position, unless it is a bug. */
export function renderFailure(error: unknown, url: string, collections: Collections, site: Site): unknown {
  const explained = explainCodeError(error, `${describePage(findPage(url, collections, site))} can't be rendered.`)
  return explained ? new Failure(explained) : error
}

/** The failure of a URL that answers with another status than its page: no layout matches it, or it is no URL. */
export function missingPage(url: string, status: number, collections: Collections, site: Site): Failure {
  const page = findPage(url, collections, site)
  const says = `${describePage(page)} answers with status ${status}.`
  if (status !== 404) return new Failure(`${says}\nNo page can have this address: correct the field that gives it.`)
  return new Failure(`${says} No layout shows it.\nWrite ${layoutOf(page, collections)}, and run this again.`)
}

function findPage(url: string, collections: Collections, site: Site): Missing {
  const shown = lookupOf(site).findByUrl(url) as Entity | undefined
  const tagged = Object.values(site)
    .flat()
    .find(({ collection, ...entity }) => {
      const { tags = [] } = entity as { tags?: string[] }
      const definition = collections[collection]
      return definition?.tags && tags.some(tag => tagUrl(definition, tag) === url)
    })
  return { url, entity: shown ?? tagged, isTag: !shown && tagged !== undefined }
}

const describePage = ({ url, entity }: Missing) => `The page ${url}${entity ? ` of ${entity.file}` : ''}`

/** The file of the layout that shows a page, from the project's root. */
function layoutOf({ url, entity, isTag }: Missing, collections: Collections): string {
  const base = entity && collections[entity.collection]?.base
  return entity && base
    ? layoutFile(isTag ? url : entity.url, entity, base)
    : `pages${url.replace(/\/$/, '')}/+Page.tsx`
}

/** Runs a rendering. Its output is printed unless it fails: Vike prints the error, which the build reports itself. */
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
