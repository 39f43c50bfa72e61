import type { Plugin } from 'vite'
import { mediaContents } from '../images/image-files'
import { readMedia } from '../images/read-media'

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', webm: 'video/webm', mp4: 'video/mp4' }

/** Serves images and videos in development; variants are converted when a page first requests them. */
export function media(): Plugin {
  return {
    name: 'media',
    apply: 'serve',
    configureServer({ middlewares, config: { base, root } }) {
      middlewares.use(`${base}assets/media/`, async (request, response, next) => {
        try {
          const address = `/assets/media${new URL(request.url ?? '/', 'http://dev').pathname}`
          const content = await mediaContents(await readMedia(root), root)(address)
          if (!content) return next()
          response.setHeader(
            'Content-Type',
            types[address.slice(address.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
          )
          response.end(content)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
