// Runs in a thread of its own, so that the server answers while content is read.
import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { createLiveChecker } from '../../content/check'
import type { Unsaved } from '../../content/find'
import type { Entity } from '../../content/load'
import type { Issue } from '../../diagnostics/issue'

/** Asks for a check of what is on the disk and of the texts that editors hold. */
export interface Question {
  number: number
  unsaved: Unsaved
}

/** What a check has found: at once, and then with the types of texts; nothing where a newer one has been asked for. */
export interface Answer {
  number: number
  step: 'first' | 'whole'
  found?: Found
  error?: unknown
}

export interface Found {
  issues: Issue[]
  /** What each page is called, by its address. */
  titles: Map<string, string>
}

const check = createLiveChecker((workerData as { root: string }).root)
let newest = 0

parentPort?.on('message', async ({ number, unsaved }: Question) => {
  newest = number
  const answer = async (step: Answer['step'], find: () => Promise<Found>) => {
    // What has been asked meanwhile is heard first.
    await setImmediate()
    const told =
      number === newest
        ? await find().then(
            found => ({ found }),
            error => ({ error }),
          )
        : {}
    parentPort?.postMessage({ number, step, ...told } satisfies Answer)
  }
  let titles = new Map<string, string>()
  let first: Awaited<ReturnType<typeof check>> | undefined
  await answer('first', async () => {
    first = await check(unsaved)
    titles = new Map(Object.values(first.value).flatMap(entities => entities.map(each => [each.url, titleOf(each)])))
    return { issues: first.issues, titles }
  })
  await answer('whole', async () => ({ issues: (await first?.withTypes())?.issues ?? [], titles }))
})

function titleOf(entity: Entity): string {
  const { title, name } = entity as { title?: unknown; name?: unknown }
  return String(title ?? name ?? '')
}
