import { dirname, resolve, sep } from 'node:path'
import type { Source } from './find-sources'

/** Gives the function that finds the page that a path in a foreign file leads to, as its URL here. */
export function createPageFinder(sources: readonly Source[], urls: ReadonlySet<string>) {
  const byPath = new Map<string, string>()
  for (const { path, url } of sources) {
    const stem = withoutEnding(path)
    byPath.set(stem, url)
    if (/(^|[\\/])(index|_index|readme|page)$/i.test(stem)) byPath.set(dirname(stem), url)
  }
  const entries = [...byPath].map(([path, url]) => ({ path: path.split(sep).join('/').toLowerCase(), url }))

  return {
    pageAt(path: string, from: string): string | undefined {
      const plain = withoutEnding(path.endsWith('/') ? path.slice(0, -1) : path)
      if (!path.startsWith('/')) {
        // Sites serve a text from a folder of its name, so a link may count from there.
        const beside = [dirname(from), withoutEnding(from)].map(folder => byPath.get(resolve(folder, plain)))
        const found = beside.find(Boolean)
        if (found) return found
      }
      const own = `${plain.startsWith('/') ? '' : '/'}${plain}/`.replace(/\/{2,}/g, '/')
      if (urls.has(own)) return own
      return atEnd(plain)
    },
  }

  /** The page whose path ends so, or whose name is that of a dated path, where there is one alone. */
  function atEnd(path: string): string | undefined {
    const wanted = path
      .toLowerCase()
      .replace(/^[./]+/, '')
      .replace(/\/index$/, '')
    if (wanted === '') return
    const last = wanted.split('/').at(-1) ?? ''
    const ends = entries.filter(each => each.path.endsWith(`/${wanted}`))
    const named = sources
      .filter(({ slug }) => slug === last.replace(/^\d{4}-\d{2}-\d{2}-/, ''))
      .map(({ url }) => ({ url }))
    const found = new Set((ends.length > 0 ? ends : named).map(({ url }) => url))
    return found.size === 1 ? [...found][0] : undefined
  }
}

function withoutEnding(path: string): string {
  return path.replace(/\.(mdx?|markdown|html?)$/i, '')
}
