import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DevTools } from '@proofsheet/engine/vite/dev-tools'
import { sendFailedPage } from '@proofsheet/engine/vite/server/serve-pages'
import type { ViteDevServer } from 'vite'
import { editUrl } from './contract'
import { startEditServer } from './edit-server'
import { guidePageAt } from './guide/guide-pages'

/** Adds edit mode to the dev server, and the guide where a module of the site renders it. */
export function startStudio(server: ViteDevServer, tools: DevTools, guide?: string): void {
  const { handle, pages } = startEditServer(server, tools)
  const clients = ['edit-button', ...(guide ? ['guide-link'] : [])]
  tools.add({
    clients: clients.map(name => `@proofsheet/studio/browser/${name}`),
    endpoint: editUrl.replace(/\/$/, ''),
    pages,
  })
  server.middlewares.use(async (request, response, next) => {
    try {
      const isAnswered =
        (await handle(request, response)) || (guide && (await showGuide(server, tools, guide, request, response)))
      if (!isAnswered) next()
    } catch (error) {
      next(error)
    }
  })
}

/** Answers a request for a page of the guide, which a module of the site renders. Gives whether it was one. */
async function showGuide(
  server: ViteDevServer,
  tools: DevTools,
  module: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const page = guidePageAt(new URL(`http://dev${request.url}`).pathname)
  if (!page) return false
  try {
    const { createGuideData } = await import('./guide/guide-data')
    const { renderGuide } = await server.ssrLoadModule(`/${module}`)
    const content = await tools.content
    const html: string = await renderGuide(await createGuideData(server.config.root, content.site, content), page)
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html)
  } catch (error) {
    sendFailedPage(response, error, server.config)
  }
  return true
}
