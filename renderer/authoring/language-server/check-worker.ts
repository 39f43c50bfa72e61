import { createCache } from '@proofsheet/engine/base/cache/store'
import type { Issue } from '@proofsheet/engine/base/diagnostics/issue'
import { createFileHashes } from '@proofsheet/engine/base/files/file-hashes'
import { createFileAnalyzer } from '@proofsheet/engine/content/analyze'
import type { Document } from '@proofsheet/engine/content/document'
import type { Entity, Site } from '@proofsheet/engine/content/entity'
import type { Unsaved } from '@proofsheet/engine/content/files/content-path'
import { createLoader, type Loader, type LoadResult } from '@proofsheet/engine/content/load'
import type { Media } from '@proofsheet/engine/content/media/media'
import { typeSchema } from '@proofsheet/engine/content/schema/schema'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { type FileRecord, recordOf } from './file-records'

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

/** The largest number of files whose records are made in one call: checks are not to wait for more. */
const maxRecords = 50

/** The number of analyzed files from which a worker has grown by more than a new one costs. */
const manyFiles = 300

/** Creates the tasks of a language server; `fill` is called before the first check, see `fillStore`. */
export function createCheckTasks(site: SiteDefinition, fill = async (_root: string, _site: SiteDefinition) => {}) {
  let checker: { root: string; check: Loader } | undefined
  let documents: Document[] = []
  let analyzed = 0
  const sent = new Map<string, Document>()
  return {
    /**
     * Checks the content; `unsaved` are the texts of open editors. `isLarge` says that the worker has analyzed so many
     * files that a new one, which reads that from the cache, is smaller.
     */
    async checkContent({ root, unsaved }: { root: string; unsaved: Unsaved }): Promise<Found & { isLarge: boolean }> {
      const onAnalyze = (count: number) => {
        analyzed += count
      }
      // Where it fails, the check itself finds out why.
      if (!checker) await fill(root, site).catch(() => {})
      checker = checker?.root === root ? checker : { root, check: createSmallLoader(root, site, onAnalyze) }
      const result = await checker.check(unsaved)
      documents = result.documents.filter(({ entry }) => !entry.start)
      return { ...toFound(result), isLarge: analyzed > manyFiles }
    },
    /** Gives the records of files that have changed since they were given: of some, where there are many. */
    async readRecords({ root }: { root: string }): Promise<[file: string, record: FileRecord][]> {
      const { definitions } = await typeSchema(root, createCache(root))
      const changed = documents.filter(document => sent.get(document.entry.file) !== document).slice(0, maxRecords)
      for (const document of changed) sent.set(document.entry.file, document)
      return changed.map(document => [document.entry.file, recordOf(document, site, definitions)])
    },
  }
}

/** A loader that holds no text of a file: neither itself, nor as the whole of which the words in an analysis are parts. */
function createSmallLoader(root: string, site: SiteDefinition, onAnalyze: (count: number) => void): Loader {
  const cache = createCache(root)
  const analyzeFile = createFileAnalyzer(site)
  return createLoader({
    root,
    site,
    cache,
    async analyze(entries) {
      onAnalyze(entries.length)
      return entries.map(entry => ({ analysis: structuredClone(analyzeFile(entry).analysis) }))
    },
    hashFile: createFileHashes(root, cache).read,
  })
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
