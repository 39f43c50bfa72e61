import { brotliCompressSync, constants } from 'node:zlib'
import { mediaIn } from '@proofsheet/engine/pages/html/inspect'
import { type PageTree, parsePage } from '@proofsheet/engine/pages/html/page-tree'
import { findAll } from 'domutils'
import type { Side, Weight } from '../review-types'

const kinds: [RegExp, keyof Weight][] = [
  [/\.css$/, 'css'],
  [/\.m?js$/, 'script'],
  [/\.(woff2?|ttf|otf)$/, 'font'],
]

/** Files that hosts compress. */
const text = /\.(html|css|m?js|json|svg)$/

/** The quality at which text is compressed here. Hosts with prepared files send up to an eighth less. */
export const brotliQuality = 5

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }

/**
 * Gives the function that weighs a page: the bytes of its HTML and of the files that it names, with text compressed in
 * the same way for every site, with or without compressed files of its own.
 */
export function createScale(side: Side): (html: string) => Weight {
  const known = new Map<string, number>()
  const measure = (path: string) => {
    if (!text.test(path)) return side.files.get(path)?.bytes ?? 0
    return brotliCompressSync(side.read(path), options).length
  }
  const bytesOf = (path: string) => {
    const bytes = known.get(path) ?? measure(path)
    known.set(path, bytes)
    return bytes
  }
  return html => {
    const weight: Weight = { html: brotliCompressSync(html, options).length, css: 0, script: 0, font: 0, media: 0 }
    const page = parsePage(html)
    for (const file of new Set([...assetsIn(page), ...shownMedia(page)])) {
      const kind = kinds.find(([pattern]) => pattern.test(file))?.[1] ?? 'media'
      weight[kind] += bytesOf(file.slice(1))
    }
    return weight
  }
}

/** The bytes of all kinds. */
export function totalOf(weight: Weight): number {
  return Object.values(weight).reduce((sum, bytes) => sum + bytes, 0)
}

/** A change of more than this share of a page's weight is reported, where it is also more than `minBytes`. */
const minShare = 0.01
const minBytes = 1024

/** Whether a page's weight changed so much that visitors on slow connections notice. */
export function isWeightChange(before: Weight, after: Weight): boolean {
  const [old, now] = [totalOf(before), totalOf(after)]
  return Math.abs(now - old) > Math.max(minBytes, old * minShare)
}

/** The images that browsers without `srcset` load: one of each set. */
function shownMedia({ document }: PageTree): string[] {
  const shown = findAll(({ attribs }) => 'src' in attribs || 'poster' in attribs, document)
  return shown.flatMap(({ attribs: { src = '', poster = '' } }) => mediaIn(`${src} ${poster}`))
}

/** The URLs of styles, preloaded fonts and scripts below `/assets/`, without repetitions. */
export function assetsIn({ document }: PageTree): string[] {
  const links = findAll(({ name }) => name === 'link' || name === 'script', document)
  const urls = links.flatMap(({ attribs: { href, src } }) => href ?? src ?? [])
  return [...new Set(urls.filter(url => url.startsWith('/assets/')))]
}
