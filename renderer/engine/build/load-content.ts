import type { Issue } from '../base/diagnostics/issue'
import type { WorkerPool } from '../base/workers/worker-pool'
import type { FormerAnchors } from '../content/anchors/former-anchors'
import { publishedOf } from '../content/dates/published'
import type { Site } from '../content/entity'
import { createLoader } from '../content/load'
import type { Media } from '../content/media/media'
import type { BuildContext } from './build-context'
import type { BodyRef } from './rendering/page-renderer'
import type { BuildTasks } from './tasks'

/** The content of a build. */
export interface Content {
  /** Every entity, published or not. */
  everything: Site
  /** The published entities. */
  site: Site
  media: Media
  /** The former anchors of headings, by content file. */
  former: FormerAnchors
  issues: Issue[]
  /** The bodies by content file. */
  bodies: Record<string, BodyRef>
}

/** Loads the content of a build; workers analyze and compile the files that are not cached. */
export async function loadContent(
  { root, site, cache, hashes, moment }: BuildContext,
  pool: WorkerPool<BuildTasks>,
): Promise<Content> {
  const load = createLoader({
    root,
    site,
    cache,
    moment,
    hashFile: path => hashes.read(path),
    analyze: entries =>
      pool.mapBatches(
        'compile',
        entries.map(({ ...entry }) => entry),
      ),
  })
  const result = await load()
  const bodies = result.documents.map(({ entry: { file, hash }, facts }) => {
    const former = result.former[file]
    return [file, { hash, facts, former }]
  })
  return {
    everything: result.value,
    site: publishedOf(result.value, moment),
    media: result.media,
    former: result.former,
    issues: result.issues,
    bodies: Object.fromEntries(bodies),
  }
}
