import type { Nodes } from 'mdast'
import { plainWords } from '../../site/rules/plain-words'
import type { Parsed } from '../content/parse'
import type { Issue } from '../diagnostics/issue'
import type { Path } from '../diagnostics/locate'
import { offsetAt, rangeAt } from '../diagnostics/position'
import { isLinkName } from './extract'
import { everyNode } from './nodes'

const pattern = new RegExp(`(?<![\\w-])(${Object.keys(plainWords).join('|')})(?![\\w-])`, 'gi')

/** Words of praise in the texts of a file: its frontmatter, its prose, and what its components are told. */
export function checkWords(tree: Nodes | undefined, { data, locate }: Parsed, source: string, file: string): Issue[] {
  const issues: Issue[] = []
  const check = (start: number, end: number, field?: string) => {
    for (const { 0: word, index } of source.slice(start, end).matchAll(pattern))
      issues.push(toIssue(word, start + index, field))
  }

  for (const { path, text } of textsIn(data ?? {})) {
    if (text.search(pattern) < 0) continue
    const at = locate(path, 'value')
    check(offsetAt(source, at), offsetAt(source, at.end), path.join('.'))
  }
  if (tree)
    for (const node of everyNode(tree)) {
      if (node.type === 'text') check(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue
      for (const attribute of node.attributes)
        if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' && !isLinkName(attribute.name))
          check((attribute.position?.start.offset ?? 0) + attribute.name.length, attribute.position?.end.offset ?? 0)
    }
  return issues

  function toIssue(word: string, start: number, field?: string): Issue {
    const plain = plainWords[word.toLowerCase()]
    const at = rangeAt(source, start, start + word.length)
    const text = plain && /^[A-Z]/.test(word) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain
    return {
      file,
      ...at,
      ...(field && { field }),
      code: 'word-praise',
      message: `"${word}" praises and says nothing that a reader can check.`,
      hint: text ? `Write "${text}", or the fact itself.` : 'Write the fact itself.',
      ...(text && { fix: { ...at, text } }),
    }
  }
}

/** Every text in a value, with the way to it; what holds itself, as YAML allows, is gone into once. */
export function textsIn(value: unknown, path: Path = [], above: unknown[] = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null || above.includes(value)) return []
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, item]) => textsIn(item, [...path, key], [...above, value]))
}
