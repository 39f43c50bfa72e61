import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AuthoringContext } from '@proofsheet/authoring/authoring-context'
import { createFormatter } from '@proofsheet/authoring/format/format-content'
import { templateContext } from '@proofsheet/authoring/new/create-entry'
import { newText } from '@proofsheet/authoring/new/template'
import { type Issue, isError } from '@proofsheet/engine/base/diagnostics/issue'
import { createFileAnalyzer } from '@proofsheet/engine/content/analyze'
import { createLoader } from '@proofsheet/engine/content/load'
import { parseEntry } from '@proofsheet/engine/content/parse'
import { linkTargets } from '@proofsheet/engine/content/relate/links/link-targets'
import { typeSchema } from '@proofsheet/engine/content/schema/schema'
import { everyNode } from '@proofsheet/engine/mdx/nodes'
import { createHeadingIds } from '@proofsheet/engine/mdx/plugins/heading-ids'
import type { Heading, Paragraph, Root } from 'mdast'
import { stringify } from 'yaml'
import { convertBody } from './body/convert'
import { type ForeignBody, parseForeign } from './body/parse-foreign'
import { type Anchors, rewriteLinks } from './body/rewrite-links'
import { toText } from './body/texts'
import { writeBody } from './body/write-body'
import { clean } from './fields/fit-value'
import { type MappedFields, mapFields } from './fields/map-fields'
import type { ImportNote } from './note'
import type { MediaCopy } from './source/find-media'
import { createMediaFinder } from './source/find-media'
import { createPageFinder } from './source/find-pages'
import type { Source } from './source/find-sources'

/** A file that would be written. */
export interface ImportedFile {
  source: Source
  text: string
  notes: ImportNote[]
  mapped: MappedFields
  /** The required fields that no foreign field gives: they have the examples of their type. */
  placeholders: string[]
  /** The reason why it can't be part of the site as it is. */
  issues: Issue[]
}

/** The plan of an import; nothing has been written. */
export interface ImportPlan {
  files: ImportedFile[]
  /** The sources whose file is there already. */
  present: Source[]
  copies: MediaCopy[]
}

/** The speed at which people read, in words a minute. */
const wordsPerMinute = 220

/** Plans the import of files into a collection, and checks the result without saving it. Throws for an unknown one. */
export async function planImport(
  context: AuthoringContext,
  all: Source[],
  name: string,
  isDraft: boolean,
): Promise<ImportPlan> {
  const { root, site, cache } = context
  const collection = site.collections[name]
  if (!collection) throw new Error(`There is no collection "${name}".`)
  const [present, sources] = [true, false].map(is => all.filter(({ file }) => existsSync(join(root, file)) === is)) as [
    Source[],
    Source[],
  ]
  const { definitions } = await typeSchema(root, cache)
  const load = createLoader(context)
  const before = await load()
  const format = await createFormatter(context)
  const isValid = createProbe(context, name)
  const media = createMediaFinder(root)
  const template = templateContext(context, name)

  const bodies = new Map(sources.map(source => [source, toBody(source, isValid, context)]))
  const pages = createPageFinder(all, new Set(linkTargets(before.documents, site).keys()))
  const anchorsByUrl = new Map([...bodies].map(([{ url }, { anchors }]) => [url, anchors]))
  const files = sources.map((source): Omit<ImportedFile, 'issues'> => {
    const { tree, foreign, anchors, title } = bodies.get(source) as Body
    const pictureAt = (url: string) => media.pictureAt(url, source.path)
    const note = (each: Omit<ImportNote, 'line'>, line?: number) =>
      foreign.notes.push({ ...each, line: foreign.lineOf(line) })
    const pageAt = (path: string) => pages.pageAt(path, source.path)
    rewriteLinks(tree, { pageAt, anchorsOf: url => anchorsByUrl.get(url), anchors, pictureAt }, note)
    const text = paragraphsOf(tree)
    const type = definitions[collection.type] ?? {}
    const minutes = Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute))
    const mapped = mapFields(source.fields, { type, definitions, title, text, minutes, pictureAt, day: source.day })
    if (source.problem)
      foreign.notes.push({ cause: 'field', line: 1, what: `the frontmatter can't be read: ${source.problem}` })
    const example = parseEntry(newText(collection, source.slug, definitions, template), source.file).value.data ?? {}
    const { data, placeholders } = withExamples(mapped.fields, example, isDraft)
    template.others.push(data)
    const source0 = `---\n${stringify(data, { lineWidth: 0 })}---\n\n${writeBody(tree)}`
    return { source, text: format(source0, source.file), notes: foreign.notes, mapped, placeholders }
  })
  const copies = media.copies()
  const after = await load(new Map(files.map(({ source, text }) => [source.file, text])))
  const isCopied = ({ code, message }: Issue) =>
    code === 'media-missing' && copies.some(({ path }) => message.includes(`content${path}.`))
  const issuesOf = (file: string) =>
    after.issues.filter(issue => issue.file === file && isError(issue) && !isCopied(issue))
  return { files: files.map(each => ({ ...each, issues: issuesOf(each.source.file) })), present, copies }
}

interface Body {
  tree: Root
  foreign: ForeignBody
  title: string
  anchors: Anchors
}

function toBody(source: Source, isValid: (markdown: string) => boolean, { site }: AuthoringContext): Body {
  const foreign = parseForeign(source)
  const given = ['title', 'Title', 'name', 'sidebar_label']
    .map(key => source.fields[key])
    .find(each => typeof each === 'string')
  const [first] = everyNode(foreign.tree).filter((node): node is Heading => node.type === 'heading' && node.depth === 1)
  const words = source.slug.charAt(0).toUpperCase() + source.slug.slice(1).replaceAll('-', ' ')
  const title = clean(String(given ?? (first ? toText(first) : words)))
  const tree = convertBody(foreign, given === undefined && first ? undefined : title, isValid)
  const idOf = createHeadingIds(site, source.file, tree)
  const headings = everyNode(tree).filter((node): node is Heading => node.type === 'heading')
  const pairs = headings.flatMap(node => {
    const ofWords = idOf(node)
    const { foreignId: stated, isWritten } = (node.data ?? {}) as { foreignId?: string; isWritten?: boolean }
    const id = (isWritten && stated) || ofWords
    return [[id, id], ...(stated ? [[stated, id]] : [])] as [string, string][]
  })
  return { tree, foreign, title, anchors: new Map(pairs.toReversed()) }
}

/** Gives the function that says whether a text has no error of its body in this site; each answer is cached. */
function createProbe({ site }: AuthoringContext, collection: string): (markdown: string) => boolean {
  const analyze = createFileAnalyzer(site)
  const known = new Map<string, boolean>()
  return markdown => {
    const found = known.get(markdown)
    if (found !== undefined) return found
    const source = `---\ntitle: A\n---\n\n${markdown}\n`
    const { issues } = analyze({ source, file: `content/${collection}/probe.mdx` }).analysis
    const isValid = !issues.some(({ code }) => code.startsWith('body-'))
    known.set(markdown, isValid)
    return isValid
  }
}

/** The text of the paragraphs: those that are in nothing else, where there are any. */
function paragraphsOf(tree: Root): string {
  const all = everyNode(tree).filter(({ type }) => type === 'paragraph')
  const own = all.filter(node => tree.children.includes(node as Paragraph))
  return clean((own.length > 0 ? own : all).map(toText).join(' '))
}

/** The fields of a file and, in place of required ones that are missing, those of a new file; a draft then. */
function withExamples(fields: Record<string, unknown>, example: Record<string, unknown>, isDraft: boolean) {
  const { draft, ...required } = example
  const placeholders = missingIn(required, fields)
  const isUnfinished = draft !== undefined && (isDraft || placeholders.length > 0)
  return { data: { ...merged(required, fields), ...(isUnfinished ? { draft: true } : {}) }, placeholders }
}

/** The example of a new file with the values of the foreign one; groups are merged too. */
function merged(example: Record<string, unknown>, fields: Record<string, unknown>): Record<string, unknown> {
  const both = Object.keys(fields).map(key => {
    const [own, given] = [example[key], fields[key]]
    return [key, isGroup(own) && isGroup(given) ? merged(own, given) : given]
  })
  return { ...example, ...Object.fromEntries(both) }
}

function missingIn(example: Record<string, unknown>, fields: Record<string, unknown>): string[] {
  return Object.keys(example).flatMap(key => {
    const [own, given] = [example[key], fields[key]]
    if (given === undefined) return [key]
    return isGroup(own) && isGroup(given) ? missingIn(own, given).map(inner => `${key}.${inner}`) : []
  })
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
