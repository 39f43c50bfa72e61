import type { Connect, Plugin, ResolvedConfig } from 'vite'
import { mediaContents } from '../content/media/image-files'
import { createMediaReader } from '../content/media/read-media'
import { mediaPolicy, policyHeader } from '../pages/outputs/host-rules'

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
}

/** Serves images and videos in the dev server and Vite's preview; variants are converted when a page first requests them. */
export function media(): Plugin {
  return {
    name: 'media',
    apply: 'serve',
    configureServer: ({ middlewares, config }) => serveMedia(middlewares, config),
    configurePreviewServer: ({ middlewares, config }) => serveMedia(middlewares, config),
  }
}

function serveMedia(middlewares: Connect.Server, { base, root }: ResolvedConfig): void {
  const readMedia = createMediaReader(root)
  middlewares.use(`${base}assets/media/`, async (request, response, next) => {
    try {
      const url = `/assets/media${new URL(`http://dev${request.url}`).pathname}`
      const content = await mediaContents(await readMedia(), root)(url)
      if (!content) return next()
      response.setHeader(policyHeader, mediaPolicy)
      response.setHeader('Content-Type', types[url.slice(url.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
      response.end(content)
    } catch (error) {
      next(error)
    }
  })
}
