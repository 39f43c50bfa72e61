import type { ServerResponse } from 'node:http'
import { relative } from 'node:path'
import type { Connect, ViteDevServer } from 'vite'
import { codeProblems } from '../../base/failures/code-error'
import { requestPath } from '../../pages/html/request-path'
import type { ContentStore, PageContent } from '../content-store'
import type { DevTool } from '../dev-tools'
import { codeChangedEvent, type Problem, problemsId } from '../report'

/** The time for which further changes of code are awaited before failed pages are requested again, in ms. */
const debounceMs = 50

/**
 * Answers the requests for pages as Vike does; but for a page that can't be rendered with a document that says why, and
 * that gives way to the page as soon as it can be rendered. Requests may ask for the page as a tool renders it.
 */
export function servePages(
  { config, middlewares, watcher, ws }: ViteDevServer,
  tools: readonly DevTool[],
  store: ContentStore,
): void {
  const { root, base, server: options } = config
  middlewares.use(async (request: Connect.IncomingMessage, response, next) => {
    if (response.headersSent) return next()
    try {
      const { renderPage } = await import('vike/server')
      const url = request.originalUrl ?? request.url ?? '/'
      const render = (content: PageContent | ContentStore['read'] = store.read) =>
        renderPage({ urlOriginal: url, headersOriginal: request.headers, content })
      const tool = tools.find(({ pages }) => pages.isFor(request))
      const content = tool && (await store.read())
      const found = await render(content)
      const { httpResponse, errorWhileRendering } = found
      for (const [name, value] of Object.entries(options.headers ?? {})) if (value) response.setHeader(name, value)
      if (errorWhileRendering && httpResponse.statusCode >= 500) {
        return sendFailedPage(response, errorWhileRendering, { root, base })
      }
      response.statusCode = httpResponse.statusCode
      for (const [name, value] of httpResponse.headers) response.setHeader(name, value)
      if (!tool || !content || httpResponse.statusCode !== 200) return httpResponse.pipe(response)
      const path = (requestPath(url) ?? '/').slice(base.length - 1)
      const bodyOf = async (each: PageContent) => (await render(each)).httpResponse.body
      response.end(await tool.pages.render({ content, path, plain: httpResponse.body, render: bodyOf }))
    } catch (error) {
      next(error)
    }
  })
  let timer: NodeJS.Timeout | undefined
  const changed = (file: string) => {
    if (/^(content|\.)/.test(relative(root, file))) return
    clearTimeout(timer)
    timer = setTimeout(() => ws.send({ type: 'custom', event: codeChangedEvent }), debounceMs)
  }
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, changed)
}

/** Answers with the document in place of a page that can't be rendered. */
export function sendFailedPage(
  response: ServerResponse,
  error: unknown,
  { root, base }: { root: string; base: string },
) {
  response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
  response.end(renderFailedPage(problemsOf(error, root), base))
}

/** The reason why a page can't be rendered, for the overlay. */
function problemsOf(error: unknown, root: string): Problem[] {
  return codeProblems(error, root).map(({ message, place, caller }) => ({
    message,
    place,
    // Components begin with a capital letter, other functions don't.
    about: caller && /^[A-Z]\w*$/.test(caller) ? `<${caller}>` : undefined,
    hint: 'This is a mistake in the code of the site, not in the text. The page comes back when it is corrected.',
  }))
}

/** The document in place of a page that can't be rendered: its script shows the problems, and waits for the page. */
function renderFailedPage(problems: Problem[], base: string): string {
  // In JSON that is part of HTML, "<" could end the element.
  const data = JSON.stringify(problems).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page can’t be rendered</title>
<script type="module" src="${base}@vite/client"></script></head>
<body><script type="application/json" id="${problemsId}">${data}</script>
<script type="module" src="${base}@id/@proofsheet/engine/vite/browser/failed-page"></script></body>
</html>`
}
