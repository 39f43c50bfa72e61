import { posix } from 'node:path'
import type { SiteDefinition } from '../../../site'
import type { Document } from '../../document'
import { createAnchors, linkTargets, type Target } from './link-targets'

/** Everything of a site that links may lead to. */
export interface KnownTargets {
  targets: Map<string, Target>
  /** The URLs of `targets`. */
  urls: string[]
  /** The paths of files besides the pages, as far as they are known before a build. */
  files: string[]
  /** Whether a build publishes a file at a path. */
  isFile: (path: string) => boolean
  anchorsOf: (page: Document) => string[]
  /** The URL of the page that the path of a file means; `from` is the file with the link. */
  pageOfFile: (path: string, from: string) => string | undefined
}

/** Collects the targets of links; `reserved` has the paths of published files besides pages. */
export function knownTargets(all: Document[], site: SiteDefinition, reserved: readonly string[]): KnownTargets {
  const targets = linkTargets(all, site)
  const byStem = new Map(all.map(({ entry: { file, url } }) => [stemOf(`/${file}`), url]))
  return {
    targets,
    urls: [...targets.keys()],
    files: reserved.filter(path => !/^\/|\/$/.test(path)).map(path => `/${path}`),
    isFile: path => isPublished(path, reserved, targets),
    anchorsOf: createAnchors(all, site),
    pageOfFile(path, from) {
      const below = posix.join('/', posix.dirname(from), path)
      const own = path.startsWith('/') ? path : posix.join('/', path)
      const stems = [...(path.startsWith('/') ? [] : [below]), own].map(stemOf)
      const found = stems.map(stem => byStem.get(stem) ?? byStem.get(`/content${stem}`)).find(url => url !== undefined)
      return found ?? stems.map(stem => `${stem === '/' ? '' : stem}/`).find(url => targets.has(url))
    },
  }
}

/**
 * Whether a build publishes a file at a path: one of `reserved`, which names files, folders whose files only a build
 * knows (`search/`), and files beside every page (`/index.md`). Files of `assets/` and `media/` have changing names.
 */
function isPublished(path: string, reserved: readonly string[], targets: ReadonlyMap<string, Target>): boolean {
  return reserved.some(name => {
    if (name.startsWith('/')) return path.endsWith(name) && targets.has(path.slice(0, 1 - name.length))
    if (!name.endsWith('/')) return path === `/${name}`
    return !/^(assets|media)\//.test(name) && path.startsWith(`/${name}`)
  })
}

/** A path without the ending of a text, and without the name of a folder's own page. */
function stemOf(path: string): string {
  const stem = path
    .replace(/\.(mdx?|html?)$/i, '')
    .replace(/\/$/, '')
    .replace(/\/index$/, '')
  return stem || '/'
}
