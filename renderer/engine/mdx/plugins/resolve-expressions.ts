import { parse } from 'acorn'
import type { Program } from 'estree-jsx'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { everyNode } from '../nodes'
import { evaluate, isVariable, type Scope } from '../values/evaluate'
import { plainExpression } from '../values/expression'

/**
 * A remark plug-in that replaces expressions that name fields and facts by their values, so that the program of a body names
 * nothing outside of it, and shows nothing for what is absent.
 */
export function resolveExpressions(scopeOf: (file: VFile) => Scope) {
  return (tree: Root, file: VFile) => {
    const resolve = ({ data }: { data?: { estree?: Program | null | undefined } | undefined }) => {
      const expression = plainExpression(data?.estree)
      if (data && expression && isVariable(expression)) data.estree = toProgram(evaluate(expression, scopeOf(file)))
    }
    for (const node of everyNode(tree)) {
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') resolve(node)
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue
      for (const { value } of node.attributes) if (typeof value === 'object' && value) resolve(value)
    }
  }
}

/** The program with a value as its only expression. */
export function toProgram(value: unknown): Program {
  const code = `(${JSON.stringify(value) ?? 'void 0'})`
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Program
}
