/** The largest distance from a difference to the next tag of a block, in characters. */
const reach = 6000

const tag =
  /<\/?(?:article|aside|blockquote|body|dd|div|dl|dt|figure|footer|form|h[1-6]|header|li|main|nav|ol|p|section|table|td|th|tr|ul)\b[^>]*>/g

/**
 * The part in which two documents differ, widened to whole blocks, as a key: where it is equal for two pairs of
 * documents, the changes are. Undefined where no tag is near.
 */
export function changedRegion(before: string, after: string): string | undefined {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  const left = lastTag(before, start)
  const right = nextTag(before, before.length - end)
  if (left === undefined || right === undefined) return undefined
  return `${before.slice(left, right)}\0${after.slice(left, right + after.length - before.length)}`
}

function lastTag(html: string, end: number): number | undefined {
  const from = Math.max(0, end - reach)
  const last = [...html.slice(from, end).matchAll(tag)].at(-1)
  return last && from + last.index
}

function nextTag(html: string, start: number): number | undefined {
  const next = html
    .slice(start, start + reach)
    .matchAll(tag)
    .next().value
  return next && start + next.index + next[0].length
}
