import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import { findYamlExcess } from '@proofsheet/engine/content/files/check-limits'
import { type Document, isScalar, type Node, type Pair, parseDocument, visit } from 'yaml'

/** Parses the YAML of a frontmatter, tolerating errors; beyond a limit, it is parsed as empty. */
export function nodesOf(text: string): Document.Parsed {
  return parseDocument(findYamlExcess(text) ? '' : text.replaceAll('\r', ' '), { prettyErrors: false })
}

/** Visits every string of the YAML with its offsets, its path, and whether it is a key. */
export function visitTexts(
  contents: Document.Parsed,
  take: (text: string, range: [from: number, to: number], path: Path, isKey: boolean) => void,
): void {
  visit(contents, {
    Scalar(key, node, ancestors) {
      if (typeof node.value !== 'string' || !node.range) return
      const [from, to] = node.range
      take(node.value, [from, to], pathTo(node, ancestors, key === 'key'), key === 'key')
    },
  })
}

/** The path of a node; for a key, the path of its map. */
function pathTo(node: Node, ancestors: readonly (Document | Node | Pair)[], isKey: boolean): Path {
  return (isKey ? ancestors.slice(0, -1) : ancestors).flatMap((ancestor, index): (string | number)[] => {
    const child = ancestors[index + 1] ?? node
    if ('key' in ancestor) return [isScalar(ancestor.key) ? String(ancestor.key.value) : '']
    return 'items' in ancestor && !('key' in child) ? [ancestor.items.indexOf(child as never)] : []
  })
}
