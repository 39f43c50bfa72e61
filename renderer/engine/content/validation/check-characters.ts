import type { Issue } from '../../base/diagnostics/issue'
import { textsIn } from '../../base/diagnostics/locate'
import { type Range, rangeAt } from '../../base/diagnostics/position'
import { everyNode } from '../../mdx/nodes'
import type { Tree } from '../../mdx/recover'
import type { Parsed } from '../parse'

/**
 * Characters that no page can show and that XML, and so feeds, can't contain (https://www.w3.org/TR/xml/#charsets):
 * control characters besides tab and line ends, halves of surrogate pairs, U+FFFE and U+FFFF.
 */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u

/** The most issues for one file; a binary file would have thousands. */
const maxIssues = 20

/** Reports forbidden characters: those in the file, and those that escapes such as `\u0008` make in fields and props. */
export function checkCharacters(tree: Tree | undefined, parsed: Parsed, source: string, file: string): Issue[] {
  const inFile = [...source.matchAll(new RegExp(forbidden, 'gu'))].slice(0, maxIssues).map(({ 0: found, index }) => {
    const at = rangeAt(source, index, index + found.length)
    return { ...issueOf(found, file, at), fix: { ...at, text: '' } }
  })
  if (inFile.length > 0 || !/[\\&]/.test(source)) return inFile
  const inFields = textsIn(parsed.data ?? {}).flatMap(({ path, text }) => {
    const [found] = forbidden.exec(text) ?? []
    return found ? [{ ...issueOf(found, file, parsed.locate(path, 'value')), field: path.join('.') }] : []
  })
  const inBody = (tree ? everyNode(tree) : []).flatMap(({ position, ...node }) => {
    const [found] = textsIn({ ...node, children: undefined }).flatMap(({ text }) => forbidden.exec(text) ?? [])
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
    return found ? [issueOf(found, file, rangeAt(source, start, end))] : []
  })
  return [...inFields, ...inBody].slice(0, maxIssues)
}

function issueOf(found: string, file: string, at: Range): Issue {
  const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const kind = /\p{Cs}/u.test(found) ? 'half of a character' : "a character that can't be shown"
  return {
    file,
    ...at,
    code: 'text-character',
    message: `The text holds ${kind}: ${code}.`,
    hint: 'Remove it. It often comes from copying out of another program.',
  }
}
