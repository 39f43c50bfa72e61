import type { Nodes } from 'mdast'
import { type Issue, show } from '../../base/diagnostics/issue'
import { rangeAt } from '../../base/diagnostics/position'
import { everyNode } from '../nodes'

/** Reports footnotes that no text refers to, which are not shown, and second ones of one name, of which that is true too. */
export function checkFootnotes(tree: Nodes | undefined, body: string, file: string): Issue[] {
  if (!tree || !body.includes('[^')) return []
  const nodes = everyNode(tree)
  const named = new Set(nodes.flatMap(node => (node.type === 'footnoteReference' ? [node.identifier] : [])))
  const seen = new Set<string>()
  return nodes.flatMap((node): Issue[] => {
    if (node.type !== 'footnoteDefinition') return []
    const { identifier, label, position } = node
    const isTwice = seen.has(identifier)
    seen.add(identifier)
    if (named.has(identifier) && !isTwice) return []
    const start = position?.start.offset ?? 0
    const mark = `[^${label ?? identifier}]`
    return [
      {
        file,
        ...rangeAt(body, start, start + mark.length + 1),
        code: 'footnote-unused' as const,
        message: isTwice
          ? `There are two footnotes ${show(mark)}; readers see the first.`
          : `Nothing refers to the footnote ${show(mark)}, so it isn't shown.`,
        hint: isTwice
          ? 'Give one of them another name.'
          : `Write ${mark} behind the words that it belongs to, or remove it.`,
      },
    ]
  })
}
