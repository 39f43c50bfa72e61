// Reaches the browser, when a visitor first searches.
import { toAnchor } from '@proofsheet/engine/mdx/anchor'

/** The words of a text as the index holds them: runs of letters and digits of any script, folded as in anchors. */
export function wordsOf(text: string): string[] {
  return toAnchor(text).split('-').filter(Boolean)
}

/** The last segment of a URL as words: `/contactUs/` is a name of the page too. */
export function lastSegment(url: string): string {
  const segment = decodeURI(url).split('/').findLast(Boolean) ?? ''
  return segment.replace(/\p{Ll}(?=\p{Lu})/gu, '$& ')
}
