import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { loadSite } from '.'
import { count, formatIssue, type Issue, isError } from './issue'

/** Content for Vite: while writing, its issues show over the page, and pages are drawn afresh when it changes. */
export function content(): Plugin {
  return { name: 'content', apply: 'serve', configureServer: server => showIssues(server, server.config.root) }
}

/** Shows the issues over the page while there are any, and draws the page afresh when content has changed. */
function showIssues(server: ViteDevServer, root: string): void {
  let issues: Issue[] = []
  let isMissed = false
  const show = () => {
    const [first] = issues
    if (!first) return
    server.ws.send({
      type: 'error',
      err: {
        message: `${count(issues.length, 'issue')} in content\n\n${issues.map(formatIssue).join('\n\n')}`,
        stack: '',
        plugin: 'content',
        id: first.file,
        loc: { file: first.file, line: first.line, column: first.column },
      },
    })
  }
  const check = async () => {
    issues = (await loadSite(root)).issues.filter(isError)
  }
  const changed = async (file: string) => {
    if (!relative(root, file).startsWith('content/')) return
    await check()
    // A page that is just loading is not connected yet and may show what was before: it is told when it connects.
    isMissed = server.ws.clients.size === 0
    if (issues.length === 0) server.ws.send({ type: 'full-reload' })
    else show()
  }
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, changed)
  server.ws.on('connection', () => {
    if (isMissed && issues.length === 0) server.ws.send({ type: 'full-reload' })
    isMissed = false
    show()
  })
  void check().then(show)
}
