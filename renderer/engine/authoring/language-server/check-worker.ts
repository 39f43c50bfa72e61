import type { Entity } from '../../content/entity'
import type { Unsaved } from '../../content/files/find'
import { createLiveChecker, type QuickCheck } from '../../content/live-check'
import type { Issue } from '../../diagnostics/issue'
import type { SiteDefinition } from '../../site'

/** What a check has found. */
export interface Found {
  issues: Issue[]
  /** What each page is called, by its URL. */
  titles: Map<string, string>
}

/** What an editor has a worker do, so that it answers while content is read. */
export type CheckTasks = ReturnType<typeof createCheckTasks>

/** The tasks of a language server: a check in two steps. */
export function createCheckTasks(site: SiteDefinition) {
  let checker: { root: string; check: ReturnType<typeof createLiveChecker> } | undefined
  let last: QuickCheck | undefined
  return {
    /** Checks all but types; `unsaved` are the texts that editors hold. */
    async checkContent({ root, unsaved }: { root: string; unsaved: Unsaved }): Promise<Found> {
      checker = checker?.root === root ? checker : { root, check: createLiveChecker({ root, site }) }
      last = await checker.check(unsaved)
      const titles = Object.values(last.value).flatMap(entities =>
        entities.map(each => [each.url, titleOf(each)] as const),
      )
      return { issues: last.issues, titles: new Map(titles) }
    },
    /** All issues of what `checkContent` has checked last, those of types included. */
    async checkTypes(_input: undefined): Promise<Issue[]> {
      return (await last?.full())?.issues ?? []
    },
  }
}

function titleOf(entity: Entity): string {
  const { title, name } = entity as { title?: unknown; name?: unknown }
  return String(title ?? name ?? '')
}
