import type { Nodes } from 'mdast'
import { type Finding, show } from '../../base/diagnostics/issue'
import { placeOf } from '../nodes'

/** Reports footnotes that are not shown: those that no text refers to, and second ones of one name. */
export function checkFootnotes(nodes: readonly Nodes[]): Finding[] {
  const named = new Set(nodes.flatMap(node => (node.type === 'footnoteReference' ? [node.identifier] : [])))
  const seen = new Set<string>()
  return nodes.flatMap((node): Finding[] => {
    if (node.type !== 'footnoteDefinition') return []
    const { identifier, label } = node
    const isTwice = seen.has(identifier)
    seen.add(identifier)
    if (named.has(identifier) && !isTwice) return []
    const { start } = placeOf(node)
    const mark = `[^${label ?? identifier}]`
    return [
      {
        start,
        end: start + mark.length + 1,
        code: 'footnote-unused',
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
