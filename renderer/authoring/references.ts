import type { Span } from '@proofsheet/engine/base/diagnostics/position'
import { normalUrl } from '@proofsheet/engine/base/files/decode-url'
import type { Document } from '@proofsheet/engine/content/document'
import type { Entry } from '@proofsheet/engine/content/files/find'
import { holdsMarkdown } from '@proofsheet/engine/content/inline/inline-texts'
import { scalarOffsets } from '@proofsheet/engine/content/inline/scalar-offsets'
import { parseEntry } from '@proofsheet/engine/content/parse'
import { type Definitions, shapesAt } from '@proofsheet/engine/content/schema/schema-fields'
import { splitFrontmatter } from '@proofsheet/engine/content/split-frontmatter'
import { extractTexts, literalsIn } from '@proofsheet/engine/mdx/extract'
import { inlinePropsIn } from '@proofsheet/engine/mdx/inline/inline-props'
import { parseInline } from '@proofsheet/engine/mdx/inline/parse-inline'
import { located } from '@proofsheet/engine/mdx/nodes'
import { createBodyParser } from '@proofsheet/engine/mdx/parse-body'
import type { SiteDefinition } from '@proofsheet/engine/site'
import type { SchemaObject } from 'ajv'
import { nodesOf, visitTexts } from './frontmatter-nodes'

/** A span of a file, in offsets, that names an entity by its slug or its URL. */
export interface Reference {
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

/** Content entries by what references call them. */
export interface EntryIndex {
  entries: Entry[]
  /** The entry that a reference names. */
  targetOf(reference: Pick<Reference, 'collection' | 'name'>): Entry | undefined
}

/** Finds the entries that slugs, URLs, aliases and redirects name; the first one where several have the same. */
export function indexEntries(entries: Entry[], urlsIn: (entry: Entry) => string[]): EntryIndex {
  const byName = new Map<string, Entry>()
  for (const entry of entries)
    for (const name of [`${entry.collection} ${entry.slug}`, ...urlsIn(entry)])
      if (!byName.has(name)) byName.set(name, entry)
  return {
    entries,
    targetOf: ({ collection, name }) => byName.get(collection === undefined ? name : `${collection} ${name}`),
  }
}

/** Gives the function that reports whether a file can name an entry: parsing it is slow, and most files name few others. */
export function mayName(target: Entry): (from: Entry) => boolean {
  const names = [target.slug, ...urlsOf(target).map(url => url.split('/').findLast(part => part !== '') ?? '')]
  // Other letters can be written in two ways.
  const isPlain = names.every(name => /^[\x20-\x7e]*$/.test(name))
  return from =>
    // A link to a part of its own page has no address.
    from === target || !isPlain || /%[0-9a-f]{2}/i.test(from.source) || names.some(name => from.source.includes(name))
}

/** The URLs that lead to an entry: its own, and those of its aliases and redirects. */
export function urlsOf({ source, file, url }: Entry): string[] {
  if (!/aliases|redirects/.test(source)) return [url]
  const { data } = parseEntry(source, file).value
  return [url, ...ownAddresses.flatMap(field => data?.[field] ?? []).map(String)]
}

/** Finds the references to entities in a file: reference fields, URL fields, links, and URLs in component props. */
export type ReferenceFinder = (entry: Entry) => Reference[]

/** The number of files whose references are held: those between which a writer goes back and forth. */
const maxHeld = 20

/** Gives the function that finds the references in one file, sorted by position: again only where it has changed. */
export function createReferenceFinder(site: SiteDefinition, definitions: Definitions): ReferenceFinder {
  const parse = createBodyParser(site)
  const known = new Map<string, { source: string; references: Reference[] }>()
  const find = (entry: Entry) => {
    const { body } = parseEntry(entry.source, entry.file).value
    const { tree } = parse(body, entry.file)
    const inLines = tree ? inlinePropsIn(tree, body) : []
    return allReferences(entry, { texts: tree ? extractTexts(tree, body) : [], inLines }, site, definitions)
  }
  return entry => {
    const before = known.get(entry.file)
    if (before?.source === entry.source) return before.references
    const references = find(entry)
    known.delete(entry.file)
    known.set(entry.file, { source: entry.source, references })
    for (const [file] of known) if (known.size > maxHeld) known.delete(file)
    return references
  }
}

/** The references that a finder finds in a file, by the analysis of a check: its text is not parsed again. */
export function referencesOf(
  { entry, body, values }: Pick<Document, 'entry' | 'body' | 'values'>,
  site: SiteDefinition,
  definitions: Definitions,
): Reference[] {
  const { source } = entry
  const inProps = values.components.flatMap(({ props }) =>
    props.flatMap(({ name, whole, value }) => {
      if (value.kind === 'text') return located(source, value.text, whole.start + name.length, whole.end)
      return value.kind === 'expression' ? literalsIn(value.expression, source) : []
    }),
  )
  const links = body.links.map(({ url, start, end }) => ({ text: url, start, end }))
  // A link in a prop is among both.
  const texts = new Map([...links, ...inProps, ...literalsIn(values.shown, source)].map(text => [text.start, text]))
  return allReferences(entry, { texts: [...texts.values()], inLines: body.inlineProps ?? [] }, site, definitions)
}

/** A text of a file with its span. */
type Text = Span & { text: string }

/** The references in a file, sorted by position; `texts` may be URLs, `inLines` are lines of Markdown in props. */
function allReferences(
  entry: Entry,
  { texts, inLines }: { texts: Text[]; inLines: Text[] },
  site: SiteDefinition,
  definitions: Definitions,
): Reference[] {
  const { origin } = site.settings
  const type = definitions[site.collections[entry.collection]?.type ?? '']
  const inBody = texts.flatMap(({ text, start, end }) =>
    // Strings with escapes can't be names.
    entry.source.slice(start, end) === text ? urlReference(entry, origin, text, start) : [],
  )
  const inProps = inLines.flatMap(({ text, start }) =>
    inLine(
      entry,
      origin,
      text,
      Array.from({ length: text.length + 1 }, (_, index) => start + index),
    ),
  )
  const inFields = type ? inFrontmatter(entry, origin, type, definitions) : []
  return [...inFields, ...inBody, ...inProps].sort((a, b) => a.start - b.start)
}

function inFrontmatter(entry: Entry, origin: string, type: SchemaObject, definitions: Definitions): Reference[] {
  const found = splitFrontmatter(entry.source)
  if (!found) return []
  const references: Reference[] = []
  visitTexts(nodesOf(found.text), (text, [from, to], path, isKey) => {
    if (isKey || ownAddresses.includes(`${path[0]}`)) return
    if (holdsMarkdown(type, path, definitions))
      references.push(
        ...inLine(entry, origin, text, scalarOffsets(entry.source, found.start + from, found.start + to, text)),
      )
    const raw = found.text.slice(from, to)
    const quote = /^(["'])([\s\S]*)\1$/.exec(raw)
    // Strings with escapes or line breaks can't be names.
    if ((quote?.[2] ?? raw) !== text) return
    const start = found.start + from + (quote ? 1 : 0)
    for (const { reference, format } of shapesAt(type, path, definitions)) {
      if (reference)
        references.push({
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

/** The references in inline Markdown; `offsets` has the offset of each character in the file. */
function inLine(entry: Entry, origin: string, text: string, offsets: readonly number[]): Reference[] {
  const nodes = parseInline(text)
  if (!nodes) return []
  const urls = extractTexts({ type: 'root', children: [{ type: 'paragraph', children: nodes }] }, text)
  return urls.flatMap(url => {
    const [from, to] = [offsets[url.start] ?? 0, offsets[url.end] ?? 0]
    return entry.source.slice(from, to) === url.text ? urlReference(entry, origin, url.text, from) : []
  })
}

/** The reference in a string, where that is a URL of this site. */
function urlReference({ url }: Entry, origin: string, text: string, start: number): Reference[] {
  const originLength = text.startsWith(`${origin}/`) ? origin.length : 0
  const parts = /^(\/[^#?\s]*)?(\?[^#\s]*)?(?:#(\S*))?$/.exec(text.slice(originLength))
  if (!parts || text === '') return []
  const [, path, , anchor] = parts
  if (path === undefined && anchor === undefined) return []
  const name = path === undefined ? url : normalUrl(path)
  const from = start + originLength
  const nameEnd = from + (path?.length ?? 0)
  return [{ start: from, end: start + text.length, nameEnd, name, anchor }]
}
