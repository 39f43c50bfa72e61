import type { Nodes } from 'mdast'
import { textsIn } from '../../base/diagnostics/locate'
import { offsetAt } from '../../base/diagnostics/position'
import { everyNode } from '../../mdx/nodes'
import { factsIn } from '../../mdx/values/evaluate'
import { plainExpression } from '../../mdx/values/expression'
import { scalarOffsets } from '../inline/scalar-offsets'
import type { Parsed } from '../parse'

/** A file whose facts are checked: its frontmatter as it is written, and its body. */
export interface FactSource {
  file: string
  source: string
  parsed: Parsed
  tree: Nodes | undefined
}

/** A use of a fact in a text; the offsets are those of its name. */
export interface FactUse {
  name: string
  start: number
  end: number
  field?: string
}

/** The facts that the text of a field uses, with their offsets in it. */
export function factsInText(text: string): FactUse[] {
  return [...text.matchAll(/\{\s*facts\.(\w+)\s*\}/g)].map(({ 0: use, 1: name = '', index }) => {
    const start = index + use.indexOf('.') + 1
    return { name, start, end: start + name.length }
  })
}

/** The uses of facts in the fields of a file and in the expressions of its body. */
export function findFactUses({ parsed, source, tree }: FactSource): FactUse[] {
  const inFields = textsIn(parsed.data ?? {}).flatMap(({ path, text }) => {
    const found = factsInText(text)
    if (found.length === 0) return []
    const at = parsed.locate(path, 'value')
    const offsets = scalarOffsets(source, offsetAt(source, at), offsetAt(source, at.end), text)
    const offsetOf = (index: number) => offsets[index] ?? 0
    return found.map(use => ({ ...use, field: path.join('.'), start: offsetOf(use.start), end: offsetOf(use.end) }))
  })
  const inBody = (tree ? everyNode(tree) : []).flatMap(node => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [node.data?.estree]
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return []
    return node.attributes.map(({ value }) => (typeof value === 'object' ? value?.data?.estree : undefined))
  })
  return [
    ...inFields,
    ...inBody.flatMap(program => [plainExpression(program)].flatMap(found => (found ? factsIn(found) : []))),
  ]
}
