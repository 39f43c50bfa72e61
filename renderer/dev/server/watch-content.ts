import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { createReader, type Site } from '../../pipeline'
import { count, formatIssue, type Issue, isBreaking, type Result } from '../../pipeline/issue'
import { brokenEvent, changedEvent } from '../report'

/** The content as it is while someone writes it. */
export interface WatchedContent {
  /** How often it has changed since the server began. */
  version(): number
  /** What there is now, and what is wrong with it. */
  now(): Promise<Result<Site>>
}

/** How long a file may take to be written, in ms: it is empty for a moment, and some changes are told only once. */
const settling = 100

/** Checks content at each change; tells open pages to follow, or shows over them what is wrong. */
export function watchContent(server: ViteDevServer, root: string): WatchedContent {
  let version = 0
  const read = createReader(root)
  let now = read()

  const changed = (file: string) => {
    if (!relative(root, file).startsWith(`content${sep}`) || !file.endsWith('.mdx')) return
    version++
    now = read()
    const [at, text] = [version, textOf(file)]
    // Pages follow at once. A mistake can be a file that is still being written: it is told when it has lasted.
    tell(at, false).catch(log)
    setTimeout(() => (textOf(file) === text ? tell(at, true).catch(log) : changed(file)), settling)
  }
  const log = (error: Error) => server.config.logger.error(error.stack ?? error.message)
  const tell = async (at: number, isSettled: boolean) => {
    const errors = (await now).issues.filter(isBreaking)
    // A newer change tells for both.
    if (at !== version) return
    if (errors.length === 0 && !isSettled) server.ws.send({ type: 'custom', event: changedEvent })
    if (errors.length > 0 && isSettled) {
      showIssues(server, errors)
      server.ws.send({ type: 'custom', event: brokenEvent })
    }
  }
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, changed)
  server.ws.on('connection', async () => showIssues(server, (await now).issues.filter(isBreaking)))
  return { version: () => version, now: () => now }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It is gone, or about to come back under the same name.
    return undefined
  }
}

/** Shows issues over every open page. */
function showIssues(server: ViteDevServer, issues: Issue[]): void {
  const [first] = issues
  if (!first) return
  const { file, line, column } = first
  server.ws.send({
    type: 'error',
    err: {
      message: `${count(issues.length, 'issue')} in content\n\n${issues.map(formatIssue).join('\n\n')}`,
      stack: '',
      plugin: 'content',
      id: file,
      loc: { file, line, column },
    },
  })
}
