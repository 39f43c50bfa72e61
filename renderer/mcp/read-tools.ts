import { count, formatIssue, type Issue, isError } from '@proofsheet/engine/base/diagnostics/issue'
import { present } from '@proofsheet/engine/content/dates/clock'
import { stateAt } from '@proofsheet/engine/content/dates/state'
import { findEntries } from '@proofsheet/engine/content/files/find'
import { parseEntry } from '@proofsheet/engine/content/parse'
import type { Publication } from '@proofsheet/engine/content/schema/publication'
import { describeTypes } from '@proofsheet/studio/guide/describe-types'
import { describeText } from '@proofsheet/studio/handlers/describe'
import type { BlockSource, FieldSource } from '@proofsheet/studio/source-types'
import { inputOf, Refused, textOf, tool } from './tool'

/** The largest number of places that a search gives, and of issues that a check names. */
const maxFound = 100

const file = { type: 'string', description: 'The path of the file from the root, such as content/blog/name.mdx.' }

const listPages = tool({
  name: 'list_pages',
  description: 'Lists the files of the content with collection, URL, title and state (published, draft, …).',
  input: inputOf({ 'collection?': { type: 'string', description: 'Only this collection.' } }),
  run({ root, site, readFile }, { collection }: { collection?: string }) {
    return findEntries(root, site.collections, undefined, readFile)
      .value.filter(each => collection === undefined || each.collection === collection)
      .map(entry => {
        const { data = {} } = parseEntry(entry.source, entry.file).value
        const { title, name } = data as { title?: unknown; name?: unknown }
        const state = stateAt(data as Publication, present())
        return { file: entry.file, collection: entry.collection, url: entry.url, title: title ?? name, state }
      })
  },
})

const readPage = tool({
  name: 'read_page',
  description:
    'Gives a file: its text, version, fields (path, value, sentence) and blocks (id, kind, Markdown). Ids of blocks are of this version.',
  input: inputOf({ file }),
  async run(context, { file }: { file: string }) {
    const text = textOf(context, file)
    const { fields, blocks } = await describeText(context, text)
    return { file, version: text.version, text: text.source, fields: fields.map(toField), blocks: blocks.map(toBlock) }
  },
})

const toField = ({ path, value, form }: FieldSource) => {
  return { path: path.join('.'), value, kind: form.kind, required: form.required, help: form.help }
}

const toBlock = ({ id, kind, raw, parent, component }: BlockSource) => {
  return { id, kind, markdown: raw, parent, component: component?.name }
}

const search = tool({
  name: 'search_content',
  description: 'Finds words in the content, whatever their case. Gives file:line with the line.',
  input: inputOf({ words: { type: 'string', minLength: 2, description: 'The words, as they follow each other.' } }),
  run({ root, site, readFile }, { words }: { words: string }) {
    const wanted = words.toLowerCase()
    const entries = findEntries(root, site.collections, undefined, readFile).value
    const found = entries.flatMap(entry =>
      entry.source
        .split('\n')
        .flatMap((line, index) => (line.toLowerCase().includes(wanted) ? [`${entry.file}:${index + 1}  ${line}`] : [])),
    )
    return found.length === 0 ? 'No line of the content has these words.' : limited(found, 'place')
  },
})

const types = tool({
  name: 'describe_types',
  description: 'Describes the fields of each collection: type, sentence, example and whether it is required.',
  input: inputOf({ 'collection?': { type: 'string', description: 'Only this collection.' } }),
  run({ site, definitions }, { collection }: { collection?: string }) {
    const { collections, parts } = describeTypes(site.collections, definitions)
    if (collection === undefined) return { collections, parts }
    const known = collections.filter(({ name }) => name === collection)
    if (known.length > 0) return { collections: known, parts }
    throw new Refused(
      `There is no collection "${collection}". Collections: ${Object.keys(site.collections).join(', ')}.`,
    )
  },
})

const components = tool({
  name: 'describe_components',
  description: 'Describes the components that texts may use: sentence, props and an example in MDX.',
  input: inputOf({ 'name?': { type: 'string', description: 'Only this component, with all its props.' } }),
  async run({ components }, { name }: { name?: string }) {
    const all = await components()
    if (name === undefined) return all.map(({ name, sentence, example }) => ({ name, sentence, example }))
    const found = all.find(each => each.name === name)
    if (!found)
      throw new Refused(`There is no component ${name}. Components: ${all.map(each => each.name).join(', ')}.`)
    const { sentence, example, props, children } = found
    return { name, sentence, example, props, children }
  },
})

const check = tool({
  name: 'check',
  description:
    'Checks the whole content, or with `file` and `text` as if that text were saved in the file. Gives each issue with file, line, column, message and remedy.',
  input: inputOf({
    'file?': file,
    'text?': { type: 'string', description: 'The text of the file, which is not written.' },
  }),
  async run({ check }, { file, text }: { file?: string; text?: string }) {
    if (text !== undefined && file === undefined) throw new Refused('A text is checked as that of a file: name it.')
    const { issues } = await check(file !== undefined && text !== undefined ? new Map([[file, text]]) : undefined)
    return describeIssues(file === undefined ? issues : issues.filter(issue => issue.file === file || isError(issue)))
  },
})

/** Issues as writers read them, after a line with their number. */
export function describeIssues(issues: Issue[]): string {
  if (issues.length === 0) return 'No issues.'
  const errors = issues.filter(isError).length
  const head = `${count(errors, 'error')}, ${count(issues.length - errors, 'warning')}`
  return `${head}\n\n${limited(issues.map(formatIssue), 'issue', '\n\n')}`
}

function limited(texts: string[], noun: string, between = '\n'): string {
  const more = texts.length > maxFound ? [`… and ${count(texts.length - maxFound, `further ${noun}`)}`] : []
  return [...texts.slice(0, maxFound), ...more].join(between)
}

/** The tools that read and check the content. */
export const readTools = [listPages, readPage, search, types, components, check]
