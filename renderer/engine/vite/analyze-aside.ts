import { callWorker, startWorker } from '../base/workers/call-worker'
import type { BuildTasks } from '../build/tasks'
import { createFileAnalyzer } from '../content/analyze'
import type { IncrementalOptions } from '../content/incremental'
import type { SiteDefinition } from '../site'

/** The largest number of files analyzed in this process: starting a worker takes longer. */
const maxInlineFiles = 20

/** Analyzes many files in one call of a worker, so that this process can start the dev server meanwhile. */
export function analyzeAside(site: SiteDefinition): IncrementalOptions['analyze'] {
  const analyzeFile = createFileAnalyzer(site)
  return async entries => {
    if (entries.length <= maxInlineFiles) return entries.map(analyzeFile)
    const worker = await startWorker()
    try {
      return await callWorker<BuildTasks, 'analyze'>(
        worker,
        'analyze',
        entries.map(({ ...entry }) => entry),
      )
    } finally {
      await worker.terminate()
    }
  }
}
