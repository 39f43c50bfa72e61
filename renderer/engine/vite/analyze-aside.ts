import type { BuildTasks } from '../builder/tasks'
import { createFileAnalyzer } from '../content/analyze'
import type { Analyzer } from '../content/incremental'
import type { SiteDefinition } from '../site'
import { callWorker, startWorker } from '../workers/call-worker'

/** Up to this many files are analyzed in this process: a worker takes longer to start. */
const maxInlineFiles = 20

/** Analyzes many files in a worker, all in one call: the process that waits for them is starting a server meanwhile. */
export function analyzeAside(site: SiteDefinition): Analyzer {
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
