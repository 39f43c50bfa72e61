import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AuthoringContext } from '@proofsheet/authoring/authoring-context'
import { createFormatter } from '@proofsheet/authoring/format/format-content'
import { templateContext } from '@proofsheet/authoring/new/create-entry'
import { newText } from '@proofsheet/authoring/new/template'
import { type Issue, isError } from '@proofsheet/engine/base/diagnostics/issue'
import { createLoader } from '@proofsheet/engine/content/load'
import { parseEntry } from '@proofsheet/engine/content/parse'
import { linkTargets } from '@proofsheet/engine/content/relate/links/link-targets'
import { describeComponents } from '@proofsheet/engine/content/schema/describe-components'
import { typeSchema } from '@proofsheet/engine/content/schema/schema'
import { stringify } from 'yaml'
import { ownConversions } from './body/own-components'
import { type Body, createProbe, paragraphsOf, readBody } from './body/read-body'
import { rewriteLinks } from './body/rewrite-links'
import { writeBody } from './body/write-body'
import { mapFields } from './fields/map-fields'
import { withoutRefused } from './fields/refused-redirects'
import { withExamples } from './fields/with-examples'
import { collectFailures, type ImportedFile } from './imported-file'
import type { ImportNote } from './note'
import type { MediaCopy } from './source/find-media'
import { createMediaFinder } from './source/find-media'
import { createPageFinder } from './source/find-pages'
import type { Source } from './source/find-sources'
import { lostWords } from './source/lost-words'

/** The plan of an import; nothing has been written. */
export interface ImportPlan {
  files: ImportedFile[]
  /** The sources whose file is there already. */
  present: Source[]
  copies: MediaCopy[]
}

/** The speed at which people read, in words a minute. */
const wordsPerMinute = 220

/** A file of this site. */
function toFile(fields: unknown, body: string): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body}`
}

/** The notes of a text, with the words that are neither in what is written nor in a note. */
function withLostWords(source: Source, body: Pick<Body, 'title' | 'fields' | 'foreign'>, text: string): ImportNote[] {
  const { notes } = body.foreign
  // What became a field is in the table of fields.
  const words = text.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code))
  const found = `${words} ${body.title} ${JSON.stringify(body.fields)}`
  return [...notes, ...lostWords(source.body, source.linesAbove, found, notes)]
}

/** Says how many of the texts have been read. */
export type ReportProgress = (done: number, total: number) => void

/** Plans the import of files into a collection, and checks the result without saving it. Throws for an unknown one. */
export async function planImport(
  context: AuthoringContext,
  all: Source[],
  name: string,
  isDraft: boolean,
  report: ReportProgress = () => {},
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
  const place = { isValid: createProbe(context, name), own: ownConversions(await describeComponents(context)) }
  const media = createMediaFinder(root)
  const template = templateContext(context, name)

  const { failed, attempt } = collectFailures()
  const bodies = new Map(
    sources.flatMap((source, index) => {
      report(index + 1, sources.length)
      return attempt(source, (): [Source, Body] => [source, readBody(source, place, context)])
    }),
  )
  const pages = createPageFinder(all, new Set(linkTargets(before.documents, site).keys()))
  const anchorsByUrl = new Map([...bodies].map(([{ url }, { anchors }]) => [url, anchors]))
  const toImported = (
    source: Source,
    { tree, fields, foreign, anchors, title }: Body,
  ): Omit<ImportedFile, 'issues'> => {
    const pictureAt = (url: string) => media.pictureAt(url, source)
    const note = (each: Omit<ImportNote, 'line'>, line?: number) =>
      foreign.notes.push({ ...each, line: foreign.lineOf(line) })
    const pageAt = (path: string) => pages.pageAt(path, source.path)
    rewriteLinks(tree, { pageAt, anchorsOf: url => anchorsByUrl.get(url), anchors, pictureAt }, note)
    const prose = paragraphsOf(tree)
    const type = definitions[collection.type] ?? {}
    const minutes = Math.max(1, Math.round(prose.split(/\s+/).length / wordsPerMinute))
    const mapped = mapFields(fields, { type, definitions, title, text: prose, minutes, pictureAt, day: source.day })
    if (source.problem)
      foreign.notes.push({ cause: 'field', line: 1, what: `the frontmatter can't be read: ${source.problem}` })
    const example = parseEntry(newText(collection, source.slug, definitions, template), source.file).value.data ?? {}
    const { data, placeholders } = withExamples(mapped.fields, example, isDraft)
    template.others.push(data)
    const text = writeBody(tree)
    const notes = withLostWords(source, { title, fields, foreign }, text)
    return { source, text: format(toFile(data, text), source.file), notes, mapped, placeholders }
  }
  const files = [...bodies].flatMap(([source, body]) => attempt(source, () => toImported(source, body)))
  const copies = media.copies()
  const checked = await checkTexts(files, load, copies)
  const accepted = checked.map(withoutRefused)
  const isChanged = accepted.some(each => !checked.includes(each))
  return { files: [...(isChanged ? await checkTexts(accepted, load, copies) : checked), ...failed], present, copies }
}

/** Files with the errors that they would have in the site. */
async function checkTexts(
  files: readonly Omit<ImportedFile, 'issues'>[],
  load: ReturnType<typeof createLoader>,
  copies: readonly MediaCopy[],
): Promise<ImportedFile[]> {
  const { issues } = await load(new Map(files.map(({ source, text }) => [source.file, text])))
  const errors = issues.filter(issue => isError(issue) && !isCopied(issue, copies))
  return files.map(each => ({ ...each, issues: errors.filter(({ file }) => file === each.source.file) }))
}

/** Whether an issue is that of a picture that the import copies. */
function isCopied({ code, message }: Issue, copies: readonly MediaCopy[]): boolean {
  return code === 'media-missing' && copies.some(({ path }) => message.includes(`content${path}.`))
}
