import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { site } from '../../../content/site'
import { type Collection, type CollectionName, collections, entityUrl } from '../../site/collections'
import type { Entry } from '../content/find'
import { parseEntry } from '../content/parse'
import { everyNode } from '../mdx/nodes'
import { type Definitions, shapesAt } from '../types/schema-fields'
import { frontmatterOf, nodesOf, visitTexts } from './frontmatter'

/** A stretch of a file, in offsets, that names an entity: by its slug, or by its address. */
export interface Reference {
  file: string
  start: number
  end: number
  /** Where the name in it ends and an anchor begins; at its start where there is only an anchor. */
  nameEnd: number
  /** The collection whose slug stands there; nothing where it is an address. */
  collection?: CollectionName
  /** The slug, or the address without its anchor. */
  name: string
  /** What follows "#" in an address. */
  anchor?: string
}

/** Fields that hold an entity's own addresses. */
const ownAddresses = ['aliases', 'redirects']

const parser = createProcessor({ remarkPlugins: [remarkGfm] })

/** Every place of a file that names an entity: reference fields, address fields, links, addresses in component props. */
export function referencesIn(entry: Entry, definitions: Definitions): Reference[] {
  const inBody = bodyTexts(entry).flatMap(({ text, start }) => urlReference(entry, text, start))
  return [...inFrontmatter(entry, definitions), ...inBody].sort((a, b) => a.start - b.start)
}

interface Found {
  text: string
  start: number
}

function inFrontmatter(entry: Entry, definitions: Definitions): Reference[] {
  const found = frontmatterOf(entry.source)
  const collection: Collection = collections[entry.collection]
  const type = definitions[collection.type]
  if (!found || !type) return []
  const references: Reference[] = []
  visitTexts(nodesOf(found.text), (text, [from, to], path, isKey) => {
    if (isKey || ownAddresses.includes(`${path[0]}`)) return
    const raw = found.text.slice(from, to)
    const quote = /^(["'])([\s\S]*)\1$/.exec(raw)
    // A text with escapes, or over several lines, names nothing.
    if ((quote?.[2] ?? raw) !== text) return
    const start = found.start + from + (quote ? 1 : 0)
    for (const { reference, format } of shapesAt(type, path, definitions)) {
      if (reference)
        references.push({
          file: entry.file,
          start,
          end: start + text.length,
          nameEnd: start + text.length,
          collection: reference as CollectionName,
          name: text,
        })
      else if (format === 'href') references.push(...urlReference(entry, text, start))
    }
  })
  return references
}

/** The address that a text is, where it is one of this site. */
function urlReference({ file, collection, slug }: Entry, text: string, start: number): Reference[] {
  const origin = text.startsWith(`${site.origin}/`) ? site.origin.length : 0
  const parts = /^(\/[^#?\s]*)?(\?[^#\s]*)?(?:#(\S*))?$/.exec(text.slice(origin))
  if (!parts || text === '') return []
  const [, path, , anchor] = parts
  if (path === undefined && anchor === undefined) return []
  const name = path ?? entityUrl(collection, slug)
  const from = start + origin
  const nameEnd = from + (path?.length ?? 0)
  return [{ file, start: from, end: start + text.length, nameEnd, name, ...(anchor !== undefined && { anchor }) }]
}

/** The texts of a body that may be addresses: where links lead, and texts between quotation marks in components. */
function bodyTexts({ source, file }: Entry): Found[] {
  const found: Found[] = []
  const { body } = parseEntry(source, file).value
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
  for (const node of everyNode(treeOf(body))) {
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

function treeOf(body: string): ReturnType<typeof parser.parse> {
  try {
    return parser.parse(body)
  } catch {
    // What can't be read is an issue of its own, and holds no mentions.
    return { type: 'root', children: [] }
  }
}
