import { existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Connect, ViteDevServer } from 'vite'
import type { Loader, LoadResult } from '../../content/load'
import type { SiteDefinition } from '../../site'
import type { ContentStore } from '../content-store'
import type { OwnDevTools } from '../dev-tools'
import { reportUrl, sourceUrl } from '../report'
import { isEditable } from './project-files'
import { reportPage } from './report-page'
import { servePages } from './serve-pages'
import { watchCollections } from './watch-collections'
import { watchContent } from './watch-content'

/** Adds what writers need to the dev server: updates on each save, a report on each page. Tools get the content. */
export function startContentServer(
  server: ViteDevServer,
  site: SiteDefinition,
  check: Loader,
  tools: OwnDevTools,
): () => void {
  const { root } = server.config
  const store = watchContent(server, site, check)
  const changed = (path: string) => server.watcher.emit(existsSync(path) ? 'change' : 'unlink', path)
  const stop = watchCollections(root, Object.keys(site.collections), changed)
  const changedByTool = (path: string, found?: LoadResult) => {
    store.changed(path, found)
    changed(path)
  }
  tools.open({ ...store, site, check, changed: changedByTool })
  // After a change of its configuration, Vite replaces this server by another one.
  server.httpServer?.once('close', stop)
  server.middlewares.use(async (request, response, next) => {
    // Lets a page detect that it was rendered before the last change.
    response.setHeader('Server-Timing', `content;desc="${store.version()}"`)
    try {
      if (!(await answer(server, store, request, response))) next()
    } catch (error) {
      next(error)
    }
  })
  return () => servePages(server, tools.list, store)
}

/** Answers the requests of the dev client. Gives whether this was one. */
async function answer(
  server: ViteDevServer,
  store: ContentStore,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { root, base } = server.config
  const { pathname, searchParams } = new URL(`http://dev${request.url}`)
  const send = (value: unknown) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value))
  if (pathname === reportUrl) {
    const path = searchParams.get('url') ?? '/'
    send(await reportPage(URL.canParse(path, own) ? new URL(path, own).pathname : '/', store))
  } else if (pathname === sourceUrl && request.method === 'POST') {
    const file = join(root, searchParams.get('place') ?? '')
    if (!isEditable(file, root)) throw new Error(`${file} is not a file of the project.`)
    // Vite's endpoint, which follows, opens it in the running editor, or in the one that LAUNCH_EDITOR names.
    request.url = `${base}__open-in-editor?file=${encodeURIComponent(file)}`
    return false
  } else return false
  return true
}

/** Any origin: a page is named by its path alone. */
const own = 'http://dev'
