import { sha256 } from '../../../renderer/engine/base/cache/hash'
import type { Side } from '../../../renderer/review/review-types'

/** A site of a review from texts: files by path, and beside them such as `host-rules.json`. */
export function side(
  files: Record<string, string>,
  beside: Record<string, unknown> = {},
  more: Partial<Side> = {},
): Side {
  const entries = Object.entries(files).map(([path, text]) => {
    const page = /(^|\/)index\.(html|md)$/.test(path) ? `/${path.replace(/index\.\w+$/, '')}` : undefined
    return [path, { path, bytes: Buffer.byteLength(text), hash: sha256(text), page }] as const
  })
  return {
    name: 'a side',
    folder: '/nowhere',
    files: new Map(entries),
    read: path => files[path] ?? '',
    readBeside: name => (name in beside ? JSON.stringify(beside[name]) : undefined),
    ...more,
  }
}

/** A document with a head and a body around them. */
export function page(main: string, { head = '<title>Tea</title>', footer = '© Tea' } = {}): string {
  return `<!doctype html><html lang="en"><head>${head}</head><body><main id="main">${main}</main><footer><p>${footer}</p></footer></body></html>`
}
