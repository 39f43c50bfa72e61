import type { Issue } from '../base/diagnostics/issue'
import { createWorkerPool, type WorkerPool } from '../base/workers/worker-pool'
import type { FormerAnchors } from '../content/anchors/former-anchors'
import type { Moment } from '../content/dates/clock'
import { publishedOf } from '../content/dates/published'
import type { Site } from '../content/entity'
import type { Entry } from '../content/files/find'
import { createLoader, type Loader } from '../content/load'
import type { Media } from '../content/media/media'
import type { BuildContext } from './build-context'
import type { BodyRef } from './rendering/page-renderer'
import { type BuildTasks, createBuildTasks } from './tasks'

/** The content of a build. */
export interface Content {
  /** Every entity, published or not. */
  everything: Site
  /** The published entities. */
  site: Site
  media: Media
  /** The former anchors of headings, by content file. */
  former: FormerAnchors
  /** The anchors of the headings of texts, by content file. */
  headings: Record<string, string[]>
  issues: Issue[]
  /** The bodies by content file. */
  bodies: Record<string, BodyRef>
}

/** Loads content with the workers of a pool. Builds of one process may share a workshop: what it has loaded stays. */
export interface Workshop {
  pool: WorkerPool<BuildTasks>
  load: Loader
  /** Called when texts are analyzed that are not cached. */
  onAnalyze?: () => void
}

/** Creates the workshop of one build; without its moment, one for builds at any. */
export function createWorkshop({ root, site, cache, hashes }: BuildContext, moment?: Moment): Workshop {
  const pool = createWorkerPool(createBuildTasks(site, root, cache))
  const analyze = (entries: Entry[], isForOthers?: boolean) => {
    workshop.onAnalyze?.()
    const copies = entries.map(({ ...entry }) => entry)
    return pool.mapBatches(isForOthers ? 'analyze' : 'compile', copies)
  }
  const load = createLoader({ root, site, cache, moment, hashFile: path => hashes.read(path), analyze })
  const workshop: Workshop = { pool, load }
  return workshop
}

/** Loads the content of a build; workers analyze and compile the files that are not cached. */
export async function loadContent({ moment }: BuildContext, { load }: Workshop): Promise<Content> {
  const result = await load()
  return {
    everything: result.value,
    site: publishedOf(result.value, moment),
    media: result.media,
    former: result.former,
    headings: Object.fromEntries(
      result.documents.map(({ entry, body }) => [entry.file, body.headings.map(({ anchor }) => anchor)]),
    ),
    issues: result.issues,
    bodies: Object.fromEntries(
      result.documents.map(({ entry: { file, hash }, facts }) => [file, { hash, facts, former: result.former[file] }]),
    ),
  }
}
