import { parse } from 'acorn'
import type { Expression, Program } from 'estree-jsx'
import type { Nodes, Parent, PhrasingContent, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { Path } from '../../base/diagnostics/locate'
import { isUnsafeUrl } from '../checks/unsafe-url'
import { parseInline } from '../inline/parse-inline'
import { everyNode, wordsOf } from '../nodes'
import { evaluate, isVariable, keyOf, type Scope } from '../values/evaluate'
import { factIn, plainExpression } from '../values/expression'

/** Gives the test, for a content file, whether the field at a path holds inline Markdown. */
export type MarkdownFields = (file: string) => Promise<(path: Path) => boolean>

/**
 * A remark plug-in that renders the Markdown of fields: `{frontmatter.excerpt}` in a text becomes the elements of the
 * field's inline Markdown; an expression that is a block of its own becomes a paragraph, also one that names a fact.
 * Other expressions stay unchanged.
 */
export function showFields(fields: MarkdownFields | undefined, frontmatterOf: (file: VFile) => unknown) {
  return async (tree: Root, file: VFile) => {
    const uses = fieldUsesIn(tree, frontmatterOf(file))
    if (uses.length === 0) return
    const isMarkdown = fields ? await fields(file.path) : () => false
    replaceIn(
      tree,
      new Map(uses.flatMap(({ node, path, content }) => (!path || isMarkdown(path) ? [[node, content]] : []))),
    )
  }
}

/** An expression that names a field or a fact, and the nodes that replace it. A fact has no path. */
interface FieldUse {
  node: Nodes
  path?: Path
  content: RootContent[]
}

/** The expressions to replace: of blocks all that name a text, between texts those whose field contains Markdown. */
function fieldUsesIn(tree: Root, frontmatter: unknown): FieldUse[] {
  return everyNode(tree).flatMap((node): FieldUse[] => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return []
    const expression = plainExpression(node.data?.estree)
    if (expression && factIn(expression) !== undefined && node.type === 'mdxFlowExpression')
      return [{ node, content: [{ type: 'paragraph', children: [{ ...node, type: 'mdxTextExpression' }] }] }]
    const path = expression && fieldPath(expression)
    const value = expression && path ? evaluate(expression, { frontmatter }) : undefined
    if (!path || typeof value !== 'string') return []
    const content = parseInline(value)?.flatMap(toContent)
    if (node.type === 'mdxTextExpression') return content ? [{ node, path, content }] : []
    return [{ node, path, content: [{ type: 'paragraph', children: content ?? [{ type: 'text', value }] }] }]
  })
}

/** The path of the field that an expression names; undefined for other expressions. */
function fieldPath(node: Expression): Path | undefined {
  if (node.type === 'Identifier') return []
  if (node.type !== 'MemberExpression' || factIn(node) !== undefined) return
  const above = fieldPath(node.object as Expression)
  return above && [...above, keyOf(node.property)]
}

/** A node of inline Markdown as content of a body: without its positions, which are those in the field. */
function toContent(node: PhrasingContent): PhrasingContent[] {
  const { position: _, ...own } = node
  if (own.type === 'text' || own.type === 'inlineCode') return [own]
  if (own.type !== 'link' && own.type !== 'emphasis' && own.type !== 'strong')
    return [{ type: 'text', value: wordsOf(node) }]
  const children = own.children.flatMap(toContent)
  // Checks report an unsafe link as an error; development renders the page all the same.
  return own.type === 'link' && isUnsafeUrl(own.url) ? children : [{ ...own, children }]
}

function replaceIn(parent: Parent, contents: ReadonlyMap<Nodes, RootContent[]>, isHeading = false): void {
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if ('children' in child) replaceIn(child, contents, isHeading || child.type === 'heading')
    const content = contents.get(child)
    if (!content) return [child]
    return isHeading ? [wordsAsExpression(content)] : content
  })
}

/** The words of nodes as an expression: the id of a heading is made of its own words alone. */
function wordsAsExpression(nodes: RootContent[]): RootContent {
  const value = nodes.map(wordsOf).join('')
  return { type: 'mdxTextExpression', value: JSON.stringify(value), data: { estree: toProgram(value) } }
}

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
function toProgram(value: unknown): Program {
  const code = `(${JSON.stringify(value) ?? 'void 0'})`
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Program
}
