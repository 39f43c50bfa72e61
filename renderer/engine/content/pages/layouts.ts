import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Issue } from '../../base/diagnostics/issue'
import { fileStart } from '../../base/diagnostics/position'
import { layoutsFolder } from '../../base/modules/compiled-entry'
import { type Collection, tagSlug, tagUrl } from '../collection'
import type { Entry } from '../files/find'

/**
 * The URLs that layouts below `pages/` show, such as `/blog/@slug/`: a name with `@` matches any one segment
 * (https://vike.dev/filesystem-routing). Undefined where a site has none there, or routes of its own.
 */
export function readLayouts(root: string): string[] | undefined {
  const folder = join(root, layoutsFolder)
  if (!existsSync(folder)) return
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  if (files.some(({ name }) => /^\+route\.\w+$/.test(name))) return
  const found = files
    .filter(({ name }) => /^\+Page\.\w+$/.test(name))
    .map(({ parentPath }) => relative(folder, parentPath).replaceAll('\\', '/').split('/'))
    .map(parts => parts.filter(part => part !== '' && part !== 'index' && !/^\(.*\)$/.test(part)))
    .map(parts => `/${parts.map(part => `${part}/`).join('')}`)
  return found.length === 0 ? undefined : found.sort()
}

/** The file of the layout that should show a URL of a collection's entity or of one of its tags, from the root. */
export function layoutFile(url: string, entry: Pick<Entry, 'slug' | 'url'>, base: string): string {
  if (url !== entry.url) return `${layoutsFolder}${base}tag/@tag/+Page.tsx`
  if (entry.slug !== 'index') return `${layoutsFolder}${base}@slug/+Page.tsx`
  return `${layoutsFolder}${url === '/' ? '/index' : url.replace(/\/$/, '')}/+Page.tsx`
}

/** A document, as far as its layout is concerned. */
interface Shown {
  entry: Entry
  parsed: { data?: Record<string, unknown> }
}

/** Reports each layout that is missing, once: the pages of a collection, or the lists of its tags, have none. */
export function checkLayouts(
  documents: readonly Shown[],
  collections: Record<string, Collection>,
  layouts: readonly string[] | undefined,
): Issue[] {
  if (!layouts) return []
  const isShown = createLayoutTest(layouts)
  const missing = new Map<string, Issue>()
  for (const { entry, parsed } of documents) {
    const collection = collections[entry.collection]
    if (!collection) continue
    const { tags } = parsed.data ?? {}
    const names =
      collection.tags && Array.isArray(tags) ? tags.filter(tag => typeof tag === 'string' && tagSlug(tag)) : []
    for (const url of [entry.url, ...names.map(tag => tagUrl(collection, tag))]) {
      const layout = layoutFile(url, entry, collection.base)
      if (missing.has(layout) || isShown(url)) continue
      missing.set(layout, {
        file: `content/${entry.collection}`,
        ...fileStart,
        code: 'layout-missing',
        message: `No layout shows the page ${url}.`,
        hint: `Write ${layout}, or ask whoever writes the code of this site.`,
      })
    }
  }
  return [...missing.values()]
}

/** Gives the function that tests whether one of some layouts shows a URL. */
function createLayoutTest(layouts: readonly string[]): (url: string) => boolean {
  const patterns = layouts.map(layout =>
    layout
      .split('/')
      .map(part => (part.startsWith('@') ? '[^/]+' : escapeRegExp(part)))
      .join('/'),
  )
  const pattern = new RegExp(`^(?:${patterns.join('|')})$`, 'u')
  return url => pattern.test(url)
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
