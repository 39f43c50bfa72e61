import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { OpenSharedStore, SharedStore } from '@proofsheet/engine/base/cache/store'
import { createBreaker } from './breaker'
import { type Counts, fillTable } from './fill'
import { openObjects } from './objects'
import { createQueue } from './queue'
import { openReleases } from './releases'
import { openResults } from './results'
import { readSettings } from './settings'
import { parseShard } from './shard'
import { summarize } from './summary'

/** With these, a server that is dead, slow, full or lying costs a build less than ten seconds. */
const readLimits = { requestMs: 4000, budgetMs: 5000, maxFailures: 3 }
const writeLimits = { requestMs: 8000, budgetMs: 3000, maxFailures: 3 }

/** The time for writing that each record adds, in milliseconds: its blobs have some 100 KB. */
const writeMs = 20

/** The number of batches that are written at a time: the blobs of each are in memory. */
const writtenAtOnce = 4

/**
 * Opens the store at CACHE_URL, for a definition of a site (`sharedStore`). A build reads from it what other machines
 * have made, and writes to it what they lack, where it has a key that signs.
 */
export const openSharedStore: OpenSharedStore = ({ root, cache, shard: named }) => {
  const shard = named === undefined ? undefined : parseShard(named)
  const settings = readSettings(root)
  if (!settings) return undefined
  if (typeof settings === 'string') return unused(cache, settings)
  const [reading, writing] = [createBreaker(readLimits), createBreaker(writeLimits)]
  const objects = openObjects({ cache, project: projectName(root) }, settings, reading, writing)
  const results = openResults(cache, objects, reading, shard !== undefined)
  const releases = openReleases(root, cache, objects, reading)
  const counts: Counts = new Map()
  const written: Promise<void>[] = []
  const queue = createQueue(writtenAtOnce)
  const inBackground = (work: () => Promise<void>) => void written.push(queue(work))
  const filling = { objects, reading, shard, isWriting: settings.privateKey !== undefined, counts, inBackground }
  let started: Promise<void> | undefined
  return {
    cache: {
      ...cache,
      ...results.cache,
      async fill(table) {
        started ??= results.start()
        await started
        const filled = await fillTable(filling, table)
        if (reading.hasWorked()) writing.earn(writeMs * (counts.get(table.kind)?.made ?? 0))
        return filled
      },
    },
    async close(release) {
      if (filling.isWriting) inBackground(results.write)
      await writing.wait(Promise.all(written))
      const isStored = !filling.isWriting || release === undefined || (await writing.wait(releases.store(release)))
      const [moved, refused] = [objects.moved(), objects.refused()]
      const note = isStored ? settings.note : 'The release is not in it, so no other machine can go back to it'
      return summarize({ shard, counts, moved, refused, reading, writing, note })
    },
    restoreReleases: releases.restore,
  }
}

/** A store that can't be used: builds go on without it, and say why. */
function unused(cache: SharedStore['cache'], reason: string): SharedStore {
  const say = async () => `The shared store was not used. ${reason}`
  return { cache, close: say, restoreReleases: say }
}

/** The name of a project, which is the same on all machines. */
function projectName(root: string): string {
  const { name = basename(root) }: { name?: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return name
}
