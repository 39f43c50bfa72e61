import type { Issue } from '@proofsheet/engine/base/diagnostics/issue'
import type { Entity, Site } from '@proofsheet/engine/content/entity'
import type { Unsaved } from '@proofsheet/engine/content/files/content-path'
import { createLoader, type Loader, type LoadResult } from '@proofsheet/engine/content/load'
import type { Media } from '@proofsheet/engine/content/media/media'
import type { SiteDefinition } from '@proofsheet/engine/site'

/** The result of a check. */
export interface Found {
  issues: Issue[]
  /** The title of each page by its URL. */
  titles: Map<string, string>
  /** The URLs of the pages with each tag, by collection and tag. */
  tags: Map<string, Map<string, string[]>>
  media: Media
}

/** The tasks of the worker, which checks content so that the server's process can answer the editor meanwhile. */
export type CheckTasks = ReturnType<typeof createCheckTasks>

/** Creates the tasks of a language server. */
export function createCheckTasks(site: SiteDefinition) {
  let checker: { root: string; check: Loader } | undefined
  return {
    /** Checks the content; `unsaved` are the texts of open editors. */
    async checkContent({ root, unsaved }: { root: string; unsaved: Unsaved }): Promise<Found> {
      checker = checker?.root === root ? checker : { root, check: createLoader({ root, site }) }
      return toFound(await checker.check(unsaved))
    },
  }
}

/** The parts of a check's result that the features of the language server use. */
export function toFound({ issues, value, media }: LoadResult): Found {
  const titles = Object.values(value).flatMap(entities => entities.map(each => [each.url, titleOf(each)] as const))
  return { issues, titles: new Map(titles), tags: tagsOf(value), media }
}

function tagsOf(site: Site): Found['tags'] {
  const entries = Object.entries(site).map(([collection, entities]) => {
    const tags = new Map<string, string[]>()
    for (const entity of entities)
      for (const tag of (entity as Entity<{ tags?: string[] }>).tags ?? [])
        tags.set(tag, [...(tags.get(tag) ?? []), entity.url])
    return [collection, tags] as const
  })
  return new Map(entries)
}

function titleOf(entity: Entity): string {
  const { title, name } = entity as { title?: unknown; name?: unknown }
  return String(title ?? name ?? '')
}
