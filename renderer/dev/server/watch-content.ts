import { relative, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { createReader, type Site } from '../../pipeline'
import { count, formatIssue, type Issue, isError, type Result } from '../../pipeline/issue'
import { brokenEvent, changedEvent } from '../report'

/** The content as it is while someone writes it. */
export interface WatchedContent {
  /** How often it has changed since the server began. */
  version(): number
  /** What there is now, and what is wrong with it. */
  now(): Promise<Result<Site>>
}

/** Checks content at each change; tells open pages to follow, or shows over them what is wrong. */
export function watchContent(server: ViteDevServer, root: string): WatchedContent {
  let version = 0
  const read = createReader(root)
  let now = read()
  const errors = async () => (await now).issues.filter(isError)
  const tell = async () => {
    const at = version
    const issues = await errors()
    // A newer change tells for both.
    if (at !== version) return
    if (issues.length > 0) {
      showIssues(server, issues)
      server.ws.send({ type: 'custom', event: brokenEvent })
    } else server.ws.send({ type: 'custom', event: changedEvent })
  }
  const changed = (file: string) => {
    if (!relative(root, file).startsWith(`content${sep}`) || !file.endsWith('.mdx')) return
    version++
    now = read()
    tell().catch(error => server.config.logger.error(error.stack))
  }
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, changed)
  server.ws.on('connection', () => errors().then(issues => showIssues(server, issues)))
  return { version: () => version, now: () => now }
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
