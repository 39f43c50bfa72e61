import { assetsIn, mediaIn } from '../../html/inspect'
import type { Side, Weight } from '../review-types'

const kinds: [RegExp, keyof Weight][] = [
  [/\.css$/, 'css'],
  [/\.m?js$/, 'script'],
  [/\.(woff2?|ttf|otf)$/, 'font'],
]

/** The bytes of a page and of the files that its HTML names, as hosts send them. */
export function weightOf(side: Side, path: string, html: string): Weight {
  const weight: Weight = { html: bytesOf(side, path), css: 0, script: 0, font: 0, media: 0 }
  for (const file of new Set([...assetsIn(html), ...shownMedia(html)])) {
    const kind = kinds.find(([pattern]) => pattern.test(file))?.[1] ?? 'media'
    weight[kind] += bytesOf(side, file.slice(1))
  }
  return weight
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

const bytesOf = ({ files }: Side, path: string) => (files.get(`${path}.br`) ?? files.get(path))?.bytes ?? 0

/** The images that browsers without `srcset` load: one of each set. */
function shownMedia(html: string): string[] {
  const sources = html.match(/ (?:src|poster)="[^"]*"/g) ?? []
  return sources.flatMap(mediaIn)
}
