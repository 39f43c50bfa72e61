import type { AuthoringContext } from '@proofsheet/authoring/authoring-context'
import { createFileAnalyzer } from '@proofsheet/engine/content/analyze'
import { everyNode } from '@proofsheet/engine/mdx/nodes'
import { createHeadingIds } from '@proofsheet/engine/mdx/plugins/heading-ids'
import type { Heading, Paragraph, Root } from 'mdast'
import { clean } from '../fields/fit-value'
import type { Source } from '../source/find-sources'
import { convertBody } from './convert'
import type { Place } from './convert-element'
import { fieldsOfBody } from './exported-fields'
import { type ForeignBody, parseForeign } from './parse-foreign'
import type { Anchors } from './rewrite-links'
import { toText } from './texts'

/** The converted body of a foreign file. */
export interface Body {
  tree: Root
  /** The fields of the frontmatter, and those that the body exports. */
  fields: Record<string, unknown>
  foreign: ForeignBody
  title: string
  anchors: Anchors
}

/** Parses and converts the body of a foreign file. Throws where it is nested too deeply. */
export function readBody(source: Source, place: Place, { site }: AuthoringContext): Body {
  const foreign = parseForeign(source)
  const fields = { ...fieldsOfBody(foreign.tree), ...source.fields }
  const given = ['title', 'Title', 'name', 'sidebar_label']
    .map(key => fields[key])
    .find(each => typeof each === 'string')
  const [first] = everyNode(foreign.tree).filter((node): node is Heading => node.type === 'heading' && node.depth === 1)
  const words = source.slug.charAt(0).toUpperCase() + source.slug.slice(1).replaceAll('-', ' ')
  const title = clean(String(given ?? (first ? toText(first) : words)))
  const tree = convertBody(foreign, given === undefined && first ? undefined : title, place)
  const idOf = createHeadingIds(site, source.file, tree)
  const headings = everyNode(tree).filter((node): node is Heading => node.type === 'heading')
  const pairs = headings.flatMap(node => {
    const ofWords = idOf(node)
    const { foreignId: stated, isWritten } = (node.data ?? {}) as { foreignId?: string; isWritten?: boolean }
    const id = (isWritten && stated) || ofWords
    return [[id, id], ...(stated ? [[stated, id]] : [])] as [string, string][]
  })
  return { tree, fields, foreign, title, anchors: new Map(pairs.toReversed()) }
}

/** Gives the function that says whether a text has no error of its body in this site; each answer is cached. */
export function createProbe({ site }: AuthoringContext, collection: string): (markdown: string) => boolean {
  const analyze = createFileAnalyzer(site)
  const known = new Map<string, boolean>()
  return markdown => {
    const found = known.get(markdown)
    if (found !== undefined) return found
    const source = `---\ntitle: A\n---\n\n${markdown}\n`
    const { issues } = analyze({ source, file: `content/${collection}/probe.mdx` }).analysis
    const isValid = !issues.some(({ code }) => code.startsWith('body-') || code === 'code-meta')
    known.set(markdown, isValid)
    return isValid
  }
}

/** The text of the paragraphs: those that are in nothing else, where there are any. */
export function paragraphsOf(tree: Root): string {
  const all = everyNode(tree).filter(({ type }) => type === 'paragraph')
  const own = all.filter(node => tree.children.includes(node as Paragraph))
  return clean((own.length > 0 ? own : all).map(toText).join(' '))
}
