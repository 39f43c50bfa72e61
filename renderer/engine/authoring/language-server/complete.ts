import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SchemaObject } from 'ajv'
import { type CompletionItem, InsertTextFormat, CompletionItemKind as Kind } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { stringify } from 'yaml'
import { type CollectionName, collections, entityUrl } from '../../../site/collections'
import type { Entry } from '../../content/find'
import { findMedia, isPicture } from '../../content/media'
import { parseEntry } from '../../content/parse'
import { attributeValue, type ComponentDescription } from '../../types/describe-components'
import { type Definitions, fieldsOf, shapesAt } from '../../types/schema-fields'
import { headingsOf } from '../anchors'
import { templateContext } from '../create-entry'
import { type Cursor, cursorAt } from '../cursor'
import { newText } from '../template'
import { sentenceOf } from './describe'
import { pageUrls, typeOf, type Workspace } from './workspace'

interface Choice {
  label: string
  kind: Kind
  detail?: string
  sentence?: string
  /** What is written, where it is more than the label; `$1` and the like are places to go on at. */
  snippet?: string
}

/** What may be written at an offset of a text. */
export async function complete(
  workspace: Workspace,
  document: TextDocument,
  offset: number,
): Promise<CompletionItem[]> {
  const entry = workspace.entryOf(document)
  if (!entry) return []
  if (
    entry.source
      .slice(0, offset)
      .trim()
      .replace(/^-{0,3}$/, '') === '' &&
    !/\w/.test(entry.source)
  )
    return [wholeFile(workspace, entry, document)]
  const type = typeOf(entry, workspace.definitions)
  const cursor = cursorAt(entry.source, offset, type, workspace.definitions)
  if (!cursor) return []
  const range = { start: document.positionAt(cursor.start), end: document.positionAt(cursor.end) }
  const vocabulary = isInComponent(cursor) ? await workspace.vocabulary() : []
  return choicesAt(workspace, entry, cursor, vocabulary).map(({ label, kind, detail, sentence, snippet }, index) => ({
    label,
    kind,
    ...(detail && { detail }),
    ...(sentence && { documentation: { kind: 'markdown', value: sentence } }),
    sortText: String(index).padStart(4, '0'),
    filterText: label,
    insertTextFormat: snippet === undefined ? InsertTextFormat.PlainText : InsertTextFormat.Snippet,
    textEdit: { range, newText: snippet ?? written(label, cursor) },
  }))
}

/** Whether what is at the cursor is known from the vocabulary, which takes a while to read the first time. */
export function isInComponent({ at }: Cursor): boolean {
  return at === 'component' || at === 'prop' || at === 'prop-value'
}

/** A value as YAML writes it; between quotation marks and elsewhere it stands as it is. */
function written(label: string, cursor: Cursor): string {
  return cursor.at === 'value' && !cursor.isQuoted && /[#:]/.test(label) ? stringify(label).trimEnd() : label
}

function choicesAt(workspace: Workspace, entry: Entry, cursor: Cursor, vocabulary: ComponentDescription[]): Choice[] {
  const { definitions } = workspace
  const type = typeOf(entry, definitions)
  const { data } = parseEntry(entry.source, entry.file).value
  const propsOf = (name: string) => vocabulary.find(component => component.name === name)
  switch (cursor.at) {
    case 'field': {
      const shapes = shapesAt(type, cursor.group, definitions)
      const items = shapes.flatMap(({ items }) => items ?? [])
      // In a list whose next item has not been begun, an item is begun.
      if (items.length > 0) return items.flatMap(item => valuesOf(workspace, entry, item, definitions, '- '))
      return shapes
        .flatMap(shape => fieldsOf(shape, definitions))
        .filter(({ name }) => !cursor.given.includes(name))
        .map(({ name, required, shape }) => ({
          label: name,
          kind: Kind.Field,
          detail: required ? 'required' : 'optional',
          sentence: sentenceOf(shape, definitions),
          ...(!cursor.hasValue && { snippet: `${name}:${begun(shape)}` }),
        }))
    }
    case 'value':
      return shapesAt(type, cursor.path, definitions).flatMap(shape => valuesOf(workspace, entry, shape, definitions))
    case 'component':
      return vocabulary.map(component => ({
        label: component.name,
        kind: Kind.Class,
        sentence: `${component.sentence}\n\n\`\`\`mdx\n${component.example}\n\`\`\``,
        ...(/^\s*($|[^\s\w/>])/.test(entry.source.slice(cursor.end)) &&
          entry.source[cursor.start - 1] === '<' && { snippet: asWritten(component) }),
      }))
    case 'prop':
      return (propsOf(cursor.component)?.props ?? [])
        .filter(({ name }) => !cursor.given.includes(name))
        .map(({ name, type: words, required, sentence, example }) => ({
          label: name,
          kind: Kind.Property,
          detail: `${words}${required ? ', required' : ''}`,
          sentence,
          ...(!cursor.hasValue && { snippet: `${name}=${place(1, attributeValue(example ?? ''))}` }),
        }))
    case 'prop-value': {
      const schema = propsOf(cursor.component)?.schema ?? {}
      const found = shapesAt(schema, cursor.path, schema.definitions ?? {})
      const text = entry.source.slice(cursor.start, cursor.end)
      const values = found.flatMap(shape => valuesOf(workspace, entry, shape, schema.definitions ?? {}))
      return values.length === 0 && /^[/#]/.test(text) ? urls(workspace, entry, text) : values
    }
    case 'frontmatter':
      if (!data)
        return shapesAt(type, cursor.path, definitions)
          .flatMap(shape => fieldsOf(shape, definitions))
          .map(({ name }) => ({ label: name, kind: Kind.Field }))
      return Object.entries(valueAt(data, cursor.path) ?? {}).map(([label, value]) => ({
        label,
        kind: Kind.Field,
        detail: JSON.stringify(value).slice(0, 60),
      }))
    case 'picture':
      return findMedia(workspace.root)
        .filter(isPicture)
        .map(label => ({ label, kind: Kind.File }))
    case 'address':
      return urls(workspace, entry, entry.source.slice(cursor.start, cursor.end))
  }

  function valuesOf({ root }: Workspace, own: Entry, part: object, known: Definitions, before = ''): Choice[] {
    const value = (label: string, kind: Kind = Kind.Value, detail = ''): Choice => ({
      label,
      kind,
      detail,
      ...(before && { snippet: escaped(before + label) }),
    })
    return shapesAt(part, [], known).flatMap(shape => {
      if (shape.enum) return shape.enum.map((name: unknown) => value(String(name), Kind.EnumMember))
      if ('const' in shape) return [value(String(shape.const), Kind.EnumMember)]
      if (shape.type === 'boolean') return [value('true'), value('false')]
      if (shape.type === 'null') return [value('null')]
      if (shape.reference)
        return workspace
          .slugs(shape.reference as CollectionName)
          .map(slug => value(slug, Kind.Reference, titleAt(shape.reference as CollectionName, slug)))
      if ('media' in shape) return findMedia(root).map(path => value(path, Kind.File))
      if (shape.format === 'date') return [value(new Date().toLocaleDateString('sv'), Kind.Constant, 'today')]
      if (shape.format === 'href') {
        const text = 'start' in cursor ? own.source.slice(cursor.start, cursor.end) : ''
        return urls(workspace, own, text)
      }
      return []
    })
  }

  function titleAt(collection: CollectionName, slug: string): string {
    return workspace.titles().get(entityUrl(collection, slug)) ?? ''
  }
}

/** The addresses of the site; after "#", the anchors of the page that the text names. */
function urls(workspace: Workspace, entry: Entry, text: string): Choice[] {
  const all = pageUrls(workspace)
  const [path = ''] = text.split('#')
  if (!text.includes('#'))
    return all.map(({ url, file, title }) => ({ label: url, kind: Kind.File, detail: title || file }))
  const target = path === '' ? entry.file : all.find(({ url }) => url === path)?.file
  if (!target) return []
  const source = target === entry.file ? entry.source : textOf(workspace, target)
  return headingsOf({ source, file: target }).map(({ anchor, words }) => ({
    label: `${path}#${anchor}`,
    kind: Kind.Reference,
    detail: words,
  }))
}

function textOf(workspace: Workspace, file: string): string {
  return workspace.unsaved().get(file) ?? readFileSync(join(workspace.root, file), 'utf8')
}

/** The frontmatter with every field, as `npm run new` writes it. */
function wholeFile(workspace: Workspace, entry: Entry, document: TextDocument): CompletionItem {
  const text = newText(
    entry.collection,
    entry.slug,
    workspace.definitions,
    templateContext(workspace.root, entry.collection),
  )
  const { noun } = collections[entry.collection]
  return {
    label: `--- every field of a ${noun}`,
    kind: Kind.Snippet,
    filterText: '---',
    documentation: 'Each field with its sentence and an example.',
    textEdit: {
      range: { start: document.positionAt(0), end: document.positionAt(entry.source.length) },
      newText: text,
    },
  }
}

/** How a field's value begins. */
function begun(shape: SchemaObject): string {
  if (shape.properties) return '\n  $0'
  return shape.type === 'array' ? '\n  - $0' : ' $0'
}

/** A use of the component with what is required, whose values can be gone through. */
function asWritten({ name, props, children }: ComponentDescription): string {
  const given = props.filter(({ required }) => required)
  const tag = [
    name,
    ...given.map((prop, index) => `${prop.name}=${place(index + 1, attributeValue(prop.example))}`),
  ].join(' ')
  return children ? `${tag}>$0</${name}>` : `${tag} />`
}

function place(number: number, value: string): string {
  return `${value.charAt(0)}\${${number}:${escaped(value.slice(1, -1))}}${value.slice(-1)}`
}

function escaped(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&')
}

function valueAt(data: unknown, path: readonly (string | number)[]): object | undefined {
  const value = path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], data)
  return typeof value === 'object' && value !== null ? value : undefined
}
