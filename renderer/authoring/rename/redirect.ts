import type { Edit } from '@proofsheet/engine/base/files/edits'
import { splitFrontmatter } from '@proofsheet/engine/content/split-frontmatter'
import { isMap, isScalar, isSeq, type Node } from 'yaml'
import { nodesOf } from '../frontmatter-nodes'

/** The edits that add the old URL to a page's `redirects`, or replace the new URL by it there. */
export function redirectEdits(source: string, oldUrl: string, newUrl: string): Edit[] {
  const found = splitFrontmatter(source)
  if (!found?.isClosed) return []
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n'
  const { contents } = nodesOf(found.text)
  const field = isMap(contents)
    ? contents.items.find(({ key }) => isScalar(key) && key.value === 'redirects')
    : undefined
  const list = field?.value
  const whole = `redirects:${lineEnd}  - ${oldUrl}`
  if (!field) return [{ start: found.end, end: found.end, text: whole + lineEnd }]
  if (!isSeq(list) || list.items.length === 0) {
    const from = (field.key as Node).range?.[0] ?? 0
    const to = (list as Node | null)?.range?.[1] ?? from + 'redirects:'.length
    return [{ start: found.start + from, end: found.start + to, text: whole }]
  }

  const items = list.items.flatMap(item =>
    isScalar(item) && item.range ? [{ url: String(item.value), from: item.range[0], to: item.range[1] }] : [],
  )
  // The page moves back to a former URL: the redirect from that becomes one from the URL it leaves.
  const back = items.find(({ url }) => url.toLowerCase() === newUrl.toLowerCase())
  if (back) return [{ start: found.start + back.from, end: found.start + back.to, text: oldUrl }]
  const last = items.at(-1)
  if (!last) return []
  const at = found.start + last.to
  if (list.flow) return [{ start: at, end: at, text: `, ${oldUrl}` }]
  const before = found.text.slice(0, last.from)
  const dash = before.slice(before.lastIndexOf('\n') + 1)
  // Skip a comment behind the last item.
  const rest = /^[^\r\n]*/.exec(source.slice(at))?.[0].length ?? 0
  return [{ start: at + rest, end: at + rest, text: `${lineEnd}${dash}${oldUrl}` }]
}
