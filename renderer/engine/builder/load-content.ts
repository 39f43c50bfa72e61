import type { Site } from '../content/entity'
import { createLoader, publishedOf } from '../content/load'
import type { Issue } from '../diagnostics/issue'
import type { WorkerPool } from '../workers/worker-pool'
import type { BuildContext } from './context'
import type { BodyRef } from './pages/page-renderer'
import type { BuildTasks } from './tasks'

/** Everything that pages are rendered from. */
export interface Content {
  /** Every entity, published or not. */
  everything: Site
  /** The published ones. */
  site: Site
  /** All issues but those of types. */
  issues: Issue[]
  /** The issues of types; they take a moment, in which pages can be rendered. */
  typeIssues: Promise<Issue[]>
  /** The bodies by content file. */
  bodies: Record<string, BodyRef>
}

/** Loads the content of a build: workers analyze and compile what no earlier build has. */
export async function loadContent(
  { root, site, cache, hashes }: BuildContext,
  pool: WorkerPool<BuildTasks>,
): Promise<Content> {
  const load = createLoader({
    ...{ root, site, cache },
    hashFile: path => hashes.hashOf(path),
    analyze: entries =>
      pool.mapBatches(
        'compile',
        entries.map(({ ...entry }) => entry),
      ),
    needsCompiled: true,
  })
  const result = await load()
  const typeIssues = result.typeIssues()
  // Avoids an unhandled rejection; the error surfaces when the promise is awaited.
  typeIssues.catch(() => {})
  const bodies = result.documents.map(({ entry: { file, hash }, compiled }) => [
    file,
    { hash, ...(compiled && { compiled }) },
  ])
  return {
    everything: result.value,
    site: publishedOf(result.value),
    issues: result.issues,
    typeIssues,
    bodies: Object.fromEntries(bodies),
  }
}
