import type { SchemaObject } from 'ajv'
import type { Entry } from '../content/files/find'
import { parseEntry } from '../content/parse'
import { splitFrontmatter } from '../content/split-frontmatter'
import { everyNode } from '../mdx/nodes'
import { createBodyParser } from '../mdx/parse'
import type { Tree } from '../mdx/parse-all'
import type { SiteDefinition } from '../site'
import { type Definitions, shapesAt } from '../types/schema-fields'
import { nodesOf, visitTexts } from './frontmatter-nodes'

/** A span of a file, in offsets, that names an entity by its slug or its URL. */
export interface Reference {
  file: string
  start: number
  end: number
  /** The offset at which the name ends and an anchor may begin; equal to `start` where there is only an anchor. */
  nameEnd: number
  /** The collection of a slug; absent for a URL. */
  collection?: string
  /** The slug, or the URL without its anchor. */
  name: string
  /** The part of a URL after "#". */
  anchor?: string
}

/** Fields with an entity's own URLs. */
const ownAddresses = ['aliases', 'redirects']

/** Finds the references to entities in a file: reference fields, URL fields, links, and URLs in component props. */
export type ReferenceFinder = (entry: Entry) => Reference[]

/** Gives the function that finds the references in one file, sorted by position. */
export function createReferenceFinder(site: SiteDefinition, definitions: Definitions): ReferenceFinder {
  const parse = createBodyParser(site)
  const { origin } = site.settings
  return entry => {
    const type = definitions[site.collections[entry.collection]?.type ?? '']
    const { body } = parseEntry(entry.source, entry.file).value
    const { tree } = parse(body, entry.file)
    const inBody = (tree ? bodyTexts(entry.source, tree) : []).flatMap(({ text, start }) =>
      urlReference(entry, origin, text, start),
    )
    const inFields = type ? inFrontmatter(entry, origin, type, definitions) : []
    return [...inFields, ...inBody].sort((a, b) => a.start - b.start)
  }
}

interface Found {
  text: string
  start: number
}

function inFrontmatter(entry: Entry, origin: string, type: SchemaObject, definitions: Definitions): Reference[] {
  const found = splitFrontmatter(entry.source)
  if (!found) return []
  const references: Reference[] = []
  visitTexts(nodesOf(found.text), (text, [from, to], path, isKey) => {
    if (isKey || ownAddresses.includes(`${path[0]}`)) return
    const raw = found.text.slice(from, to)
    const quote = /^(["'])([\s\S]*)\1$/.exec(raw)
    // Strings with escapes or line breaks can't be names.
    if ((quote?.[2] ?? raw) !== text) return
    const start = found.start + from + (quote ? 1 : 0)
    for (const { reference, format } of shapesAt(type, path, definitions)) {
      if (reference)
        references.push({
          file: entry.file,
          start,
          end: start + text.length,
          nameEnd: start + text.length,
          collection: reference,
          name: text,
        })
      else if (format === 'href') references.push(...urlReference(entry, origin, text, start))
    }
  })
  return references
}

/** The reference in a string, where that is a URL of this site. */
function urlReference({ file, url }: Entry, origin: string, text: string, start: number): Reference[] {
  const originLength = text.startsWith(`${origin}/`) ? origin.length : 0
  const parts = /^(\/[^#?\s]*)?(\?[^#\s]*)?(?:#(\S*))?$/.exec(text.slice(originLength))
  if (!parts || text === '') return []
  const [, path, , anchor] = parts
  if (path === undefined && anchor === undefined) return []
  const name = path ?? url
  const from = start + originLength
  const nameEnd = from + (path?.length ?? 0)
  return [{ file, start: from, end: start + text.length, nameEnd, name, ...(anchor !== undefined && { anchor }) }]
}

/** The strings of a body that may be URLs: link targets, and string literals in components and expressions. */
function bodyTexts(source: string, tree: Tree): Found[] {
  const found: Found[] = []
  const take = (text: string, from: number, to: number) => {
    const start = source.indexOf(text, from)
    if (start >= 0 && start + text.length <= to) found.push({ text, start })
  }
  const takeLiterals = (program: unknown) => {
    if (typeof program !== 'object' || program === null) return
    if ('type' in program && program.type === 'Literal' && 'value' in program && typeof program.value === 'string') {
      const { start, end } = program as unknown as { start: number; end: number }
      take(program.value, start + 1, end - 1)
      return
    }
    for (const [key, part] of Object.entries(program)) if (key !== 'comments' && key !== 'tokens') takeLiterals(part)
  }
  for (const node of everyNode(tree)) {
    const from = node.position?.start.offset ?? 0
    const to = node.position?.end.offset ?? 0
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const last = 'children' in node ? node.children.at(-1)?.position?.end.offset : undefined
      take(node.url, last ?? from, to)
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') takeLiterals(node.data?.estree)
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      for (const attribute of node.attributes) {
        const { start, end } = attribute.position ?? {}
        if (typeof attribute.value === 'string' && attribute.type === 'mdxJsxAttribute')
          take(attribute.value, (start?.offset ?? from) + attribute.name.length, end?.offset ?? to)
        else if (typeof attribute.value === 'object') takeLiterals(attribute.value?.data?.estree)
      }
  }
  return found
}
