import { evaluate } from '@proofsheet/engine/mdx/values/evaluate'
import { plainExpression } from '@proofsheet/engine/mdx/values/expression'
import type { Nodes, Root } from 'mdast'

type Program = NonNullable<Parameters<typeof plainExpression>[0]>

/** The names under which MDX exports the fields of a page. */
const fieldNames = /^(meta|metadata|frontmatter|pageMeta)$/

/** The fields that a program of MDX exports as `meta`, where all of them are plain values; nothing of it is run. */
export function exportedFields(node: Nodes): Record<string, unknown> {
  if (node.type !== 'mdxjsEsm') return {}
  const [statement, ...more] = node.data?.estree?.body ?? []
  if (more.length > 0 || statement?.type !== 'ExportNamedDeclaration') return {}
  const { declaration } = statement
  const [declared, ...others] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
  if (others.length > 0 || declared?.id.type !== 'Identifier' || !fieldNames.test(declared.id.name)) return {}
  if (declared.init?.type !== 'ObjectExpression') return {}
  const body = [{ type: 'ExpressionStatement', expression: declared.init }]
  const expression = plainExpression({ type: 'Program', sourceType: 'module', body } as Program)
  return expression ? (evaluate(expression, { frontmatter: {} }) as Record<string, unknown>) : {}
}

/** The fields that the programs of a body export. */
export function fieldsOfBody(tree: Root): Record<string, unknown> {
  return Object.assign({}, ...tree.children.map(exportedFields))
}
