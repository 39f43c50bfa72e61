import { createExactParser } from '@proofsheet/engine/mdx/bounded/exact-parser'
import { mdxPlugins } from '@proofsheet/engine/mdx/plugins/plugins'
import type { SiteDefinition } from '@proofsheet/engine/site'
import type { Nodes, Root } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** Parses a body into its syntax tree; undefined where it can't be parsed. */
export type BodySyntax = (body: string) => Root | undefined

/** Gives the parsers of bodies with the site's plug-ins: of MDX, and of Markdown in which braces and tags are text. */
export function createSyntax(site: SiteDefinition): Record<'mdx' | 'md', BodySyntax> {
  const { remarkPlugins } = mdxPlugins(site)
  const exact = createExactParser(remarkPlugins)
  const markdown = unified().use(remarkParse).use(remarkPlugins).freeze()
  return {
    mdx: memoizeLast(body => {
      exact.reset()
      return exact.parse(body)
    }),
    md: memoizeLast(body => markdown.parse(body)),
  }
}

/** Whether two bodies have the same syntax tree, apart from positions and spelling. */
export function sameBody(syntax: BodySyntax, before: string, after: string): boolean {
  if (before === after) return true
  const [a, b] = [syntax(before), syntax(after)]
  return a !== undefined && b !== undefined && shapeOf(a) === shapeOf(b)
}

const shapes = new WeakMap<Root, string>()

/** A tree as text, without positions. */
function shapeOf(tree: Root): string {
  const shape = shapes.get(tree) ?? JSON.stringify(tree, withoutPlaces)
  shapes.set(tree, shape)
  return shape
}

/** Leaves out positions, also those in the syntax trees of values, whose text is part of the tree. */
function withoutPlaces(key: string, value: unknown): unknown {
  return key === 'position' || key === 'estree' ? undefined : value
}

/** Caches the trees of the last few bodies. */
function memoizeLast(parse: (body: string) => Root): BodySyntax {
  const known = new Map<string, Root | undefined>()
  return body => {
    if (!known.has(body)) {
      if (known.size > 8) known.delete(known.keys().next().value ?? '')
      known.set(
        body,
        tryTo(() => parse(body)),
      )
    }
    return known.get(body)
  }
}

function tryTo(parse: () => Root): Root | undefined {
  try {
    return parse()
  } catch {
    // Its issues are reported by the check.
    return
  }
}

/** The offsets of a node in its body. */
export function offsetsOf({ position }: Pick<Nodes, 'position'>): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}
