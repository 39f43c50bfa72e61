import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { collections } from '../../../site/collections'
import type { ReadEach } from '../../content/analyze'
import { createLiveChecker } from '../../content/check'
import { setContentStore } from '../content-store'
import { guideUrl, reportUrl, sourceUrl } from '../report'
import { findSource, openSource } from './find-source'
import { reportPage } from './report-page'
import { watchCollections } from './watch-collections'
import { watchContent } from './watch-content'

/**
 * What a writer has while `npm run dev` runs: pages that follow each save, a report on each, a way to each source.
 * `readEach` reads what no run before has read.
 */
export function writing(readEach: ReadEach): Plugin {
  const root = process.cwd()
  const check = createLiveChecker(root, readEach)
  // Begun before there is a server, which takes as long to get ready. Whoever asks next is told what goes wrong.
  check().catch(() => {})
  const isContent = (file: string) => /^content\/[^/]+\/[^/]+\.mdx$/.test(relative(root, file).replaceAll('\\', '/'))
  return {
    name: 'writing',
    enforce: 'post',
    // Every package that a page can ask for is prepared before the first one is shown: none is found later, which
    // would load the page anew. What commands and tests write is no source of a page.
    config: () => ({
      optimizeDeps: {
        entries: ['renderer/+client.ts', 'renderer/**/*.island.tsx', 'renderer/engine/islands/mount.tsx'],
      },
      server: {
        watch: {
          ignored: [
            ...['.cache', 'dist', 'test-results'].map(name => join(root, name, '**')),
            ...Object.keys(collections).map(name => join(root, 'content', name)),
          ],
        },
      },
    }),
    // Texts are no modules here: what follows from a change is told below.
    hotUpdate: { order: 'post', handler: ({ file }) => (isContent(file) ? [] : undefined) },
    configureServer(server) {
      const content = watchContent(server, root, check)
      const stop = watchCollections(root, path => server.watcher.emit(existsSync(path) ? 'change' : 'unlink', path))
      // When the configuration changes another server takes the place of this one.
      server.httpServer?.once('close', stop)
      setContentStore(content)
      server.middlewares.use(async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', `http://${request.headers.host}`)
        const answer = (value: unknown) =>
          response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value))
        // So that a page can tell whether it was drawn before the last change.
        response.setHeader('Server-Timing', `content;desc="${content.version()}"`)
        try {
          if (pathname === reportUrl) {
            const url = searchParams.get('url') ?? '/'
            answer(await reportPage(url, root, content, `http://${request.headers.host}`))
          } else if (pathname === sourceUrl) {
            const place = await findSource(root, Object.fromEntries(searchParams))
            await openSource(join(root, place), `http://${request.headers.host}`)
            answer({ place })
          } else if (pathname === guideUrl) {
            const guide = await server.ssrLoadModule('/renderer/engine/dev/guide/render.tsx')
            const { renderGuide } = guide as typeof import('../guide/render')
            response.setHeader('Content-Type', 'text/html; charset=utf-8').end(await renderGuide(root))
          } else next()
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
