import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { searchIndex, type WrittenPage } from '../search/search-index'

/** The search while pages are written: the index is made from the pages as they are when a visitor first asks. */
export function search(): Plugin {
  return {
    name: 'search',
    apply: 'serve',
    configureServer(server) {
      let made: Promise<Map<string, Uint8Array>> | undefined
      const forget = (file: string) => {
        // Caches change while pages are drawn.
        if (!relative(server.config.root, file).startsWith('.')) made = undefined
      }
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, forget)
      server.middlewares.use(`${server.config.base}search/`, async (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://dev').pathname.slice(1)
        // Each visit asks for the entry first: what was made for the content before is not mixed with it.
        made ??= crawl(server.resolvedUrls?.local[0] ?? '', server.config.base)
          .then(searchIndex)
          .then(byPath)
        try {
          const content = (await made).get(path)
          if (!content) return next()
          const type = path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream'
          response.setHeader('Content-Type', type)
          response.end(content)
        } catch (error) {
          made = undefined
          next(error)
        }
      })
    },
  }
}

const byPath = (files: Awaited<ReturnType<typeof searchIndex>>) =>
  new Map(files.map(({ path, content }) => [path, content]))

/** Every page that can be reached from the home page, which stands at the address; links begin with the base. */
async function crawl(home: string, base: string): Promise<WrittenPage[]> {
  const pages: WrittenPage[] = []
  const known = new Set([base])
  for (const link of known) {
    const response = await fetch(new URL(link, home), { headers: { Accept: 'text/html' } })
    if (!response.ok) continue
    const html = await response.text()
    pages.push({ url: link.slice(base.length - 1), html })
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*\/)[^"]*"/g)) known.add(href)
  }
  return pages
}
