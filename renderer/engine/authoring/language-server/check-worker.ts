import type { Entity } from '../../content/entity'
import type { Unsaved } from '../../content/files/list-folder'
import { createLiveChecker, type QuickCheck } from '../../content/live-check'
import type { Issue } from '../../diagnostics/issue'
import type { SiteDefinition } from '../../site'

/** The result of a check. */
export interface Found {
  issues: Issue[]
  /** The title of each page by its URL. */
  titles: Map<string, string>
}

/** The tasks of the worker, which checks content so that the server's process can answer the editor meanwhile. */
export type CheckTasks = ReturnType<typeof createCheckTasks>

/** Creates the tasks of a language server: a check in two steps. */
export function createCheckTasks(site: SiteDefinition) {
  let checker: { root: string; check: ReturnType<typeof createLiveChecker> } | undefined
  let last: QuickCheck | undefined
  return {
    /** Checks everything but types; `unsaved` are the texts of open editors. */
    async checkContent({ root, unsaved }: { root: string; unsaved: Unsaved }): Promise<Found> {
      checker = checker?.root === root ? checker : { root, check: createLiveChecker({ root, site }) }
      last = await checker.check(unsaved)
      const titles = Object.values(last.value).flatMap(entities =>
        entities.map(each => [each.url, titleOf(each)] as const),
      )
      return { issues: last.issues, titles: new Map(titles) }
    },
    /** All issues of the last `checkContent`, type issues included. */
    async checkTypes(_input: undefined): Promise<Issue[]> {
      return (await last?.full())?.issues ?? []
    },
  }
}

function titleOf(entity: Entity): string {
  const { title, name } = entity as { title?: unknown; name?: unknown }
  return String(title ?? name ?? '')
}
