import type { ServerResponse } from 'node:http'
import type { DevTools } from '@proofsheet/engine/vite/dev-tools'
import { sendFailedPage } from '@proofsheet/engine/vite/server/serve-pages'
import type { ViteDevServer } from 'vite'
import { editUrl } from './contract'
import { startEditServer } from './edit-server'
import { type GuidePage, guidePageAt } from './guide/guide-pages'

/** Adds edit mode and the guide to the dev server; `guide` is the module of the site that renders the guide. */
export function startStudio(server: ViteDevServer, tools: DevTools, guide?: string): void {
  const { handle, pages } = startEditServer(server, tools)
  tools.add({
    clients: [
      '@proofsheet/studio/browser/edit-button',
      '@proofsheet/studio/browser/open-source',
      '@proofsheet/studio/browser/guide-link',
    ],
    endpoint: editUrl.replace(/\/$/, ''),
    pages,
  })
  server.middlewares.use(async (request, response, next) => {
    try {
      const page = guidePageAt(new URL(`http://dev${request.url}`).pathname)
      if (page) await showGuide(server, tools, guide, page, response)
      else if (!(await handle(request, response))) next()
    } catch (error) {
      next(error)
    }
  })
}

/** Answers a request for a page of the guide. */
async function showGuide(
  server: ViteDevServer,
  tools: DevTools,
  guide: string | undefined,
  page: GuidePage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { createGuideData } = await import('./guide/guide-data')
    const content = await tools.content
    const { module } = content.site.components
    const { renderGuide } = await server.ssrLoadModule(guide ? `/${guide}` : '@proofsheet/studio/guide/render-plain')
    // A module of the site has its components itself.
    const { components } = guide ? {} : await server.ssrLoadModule(`/${module}`)
    const data = await createGuideData(server.config.root, content.site, content)
    const html: string = await renderGuide(data, page, components)
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html)
  } catch (error) {
    sendFailedPage(response, error, server.config)
  }
}
