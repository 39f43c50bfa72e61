import { findAllMedia, isPicture } from '@proofsheet/engine/content/media/find-media'
import { toMarkdownUrl } from '@proofsheet/engine/content/media/media'
import { parseEntry } from '@proofsheet/engine/content/parse'
import { attributeValue, type ComponentDescription } from '@proofsheet/engine/content/schema/describe-components'
import { type Definitions, fieldsOf, shapesAt } from '@proofsheet/engine/content/schema/schema-fields'
import { besideFile } from '@proofsheet/engine/mdx/plugins/picture-urls'
import type { SiteDefinition } from '@proofsheet/engine/site'
import type { SchemaObject } from 'ajv'
import { CompletionItemKind as Kind } from 'vscode-languageserver/node'
import type { Cursor } from '../../cursors/cursor'
import { directiveSentence, sentenceOf } from '../sentence'
import { typeOf } from '../workspace'
import { componentSnippet, escapeSnippet, snippetStop, valueAt, valueSnippet } from './snippets'
import { type Choice, type Place, urlChoices, valuesOf } from './values'
import { closingChoice, expressionChoices, factChoices, memberChoices, tagChoices } from './words'

/** The completions at a place. `components` are needed only inside of a component. */
export function choicesAt(place: Place, components: ComponentDescription[]): Choice[] {
  const { workspace, entry, cursor } = place
  const { definitions } = workspace
  const type = typeOf(workspace, entry)
  const { data } = parseEntry(entry.source, entry.file).value
  const propsOf = (name: string) => components.find(component => component.name === name)
  switch (cursor.at) {
    case 'field': {
      const shapes = shapesAt(type, cursor.group, definitions)
      const items = shapes.flatMap(({ items }) => items ?? [])
      if (items.length === 0) return fieldChoices(shapes, definitions, cursor)
      // The cursor is at a new list item.
      const values = items.flatMap(item => valuesOf(place, item, definitions, '- '))
      return [...tagChoices(place, cursor.group, '- '), ...values]
    }
    case 'value':
      return [
        ...tagChoices(place, cursor.path),
        ...shapesAt(type, cursor.path, definitions).flatMap(shape => valuesOf(place, shape, definitions)),
      ]
    case 'component':
      if (cursor.closing !== undefined) return [closingChoice(place, cursor.closing)]
      return componentChoices(place, components)
    case 'prop':
      return propChoices(propsOf(cursor.component)?.props ?? [], cursor)
    case 'prop-value': {
      const schema = propsOf(cursor.component)?.schema ?? {}
      const found = shapesAt(schema, cursor.path, schema.definitions ?? {})
      const text = entry.source.slice(cursor.start, cursor.end)
      const values = found.flatMap(shape => valuesOf(place, shape, schema.definitions ?? {}))
      return values.length === 0 && /^[/#]/.test(text) ? urlChoices(workspace, entry, text) : values
    }
    case 'expression':
      return expressionChoices(workspace, data)
    case 'fact':
      return factChoices(workspace)
    case 'frontmatter':
      if (!data)
        return shapesAt(type, cursor.path, definitions)
          .flatMap(shape => fieldsOf(shape, definitions))
          .map(({ name }) => ({ label: name, kind: Kind.Field }))
      return memberChoices(valueAt(data, cursor.path))
    case 'picture':
      return findAllMedia(workspace.root)
        .filter(isPicture)
        .map(path => besideFile(path, entry.file))
        .map(label => ({ label, kind: Kind.File, snippet: escapeSnippet(toMarkdownUrl(label)) }))
    case 'directive':
      return directiveChoices(place, components)
    case 'code-meta':
      return metaChoices(workspace.site)
    case 'code-language':
      return languageChoices(workspace.site)
    case 'address':
      return urlChoices(workspace, entry, entry.source.slice(cursor.start, cursor.end))
  }
}

/** What may follow the language of a code block. */
function metaChoices({ codeBlocks }: SiteDefinition): Choice[] {
  return (codeBlocks?.metaParts ?? []).map(({ name, ...part }) => ({ label: name, kind: Kind.Property, ...part }))
}

/** The languages that a code block can have. */
function languageChoices({ codeBlocks }: SiteDefinition): Choice[] {
  const names = Object.entries(codeBlocks?.languages ?? {})
  return names.map(([label, detail]) => ({ label, kind: Kind.Value, detail }))
}

/** The fields of a group, besides those that are given. */
function fieldChoices(shapes: SchemaObject[], known: Definitions, cursor: Extract<Cursor, { at: 'field' }>): Choice[] {
  return shapes
    .flatMap(shape => fieldsOf(shape, known))
    .filter(({ name }) => !cursor.given.includes(name))
    .map(({ name, required, shape }) => ({
      label: name,
      kind: Kind.Field,
      detail: required ? 'required' : 'optional',
      sentence: sentenceOf(shape, known),
      snippet: cursor.hasValue ? undefined : `${name}:${valueSnippet(shape)}`,
    }))
}

/** The components; in a tag that has been begun, each with the props that it requires. */
function componentChoices({ entry, cursor }: Place, components: ComponentDescription[]): Choice[] {
  const isTag = /^\s*($|[^\s\w/>])/.test(entry.source.slice(cursor.end)) && entry.source[cursor.start - 1] === '<'
  return components.map(component => ({
    label: component.name,
    kind: Kind.Class,
    sentence: `${component.sentence}\n\n\`\`\`mdx\n${component.example}\n\`\`\``,
    snippet: isTag ? componentSnippet(component) : undefined,
  }))
}

/** The props of a component, besides those that are given. */
function propChoices(props: ComponentDescription['props'], cursor: Extract<Cursor, { at: 'prop' }>): Choice[] {
  return props
    .filter(({ name }) => !cursor.given.includes(name))
    .map(({ name, type: words, required, sentence, example }) => ({
      label: name,
      kind: Kind.Property,
      detail: `${words}${required ? ', required' : ''}`,
      sentence,
      snippet: cursor.hasValue ? undefined : `${name}=${snippetStop(1, attributeValue(example ?? ''))}`,
    }))
}

/** The names of directives, each with the lines that close it, or of alerts. */
function directiveChoices({ workspace, entry, cursor }: Place, components: ComponentDescription[]): Choice[] {
  const isAlert = cursor.at === 'directive' && cursor.isAlert
  const isLineEnd = /^[ \t]*(\r?\n|$)/.test(entry.source.slice(cursor.end))
  return Object.keys(workspace.site.directives ?? {}).map(name => {
    const sentence = directiveSentence(name, workspace.site, components)
    return {
      label: isAlert ? name.toUpperCase() : name,
      kind: Kind.Keyword,
      sentence: sentence || undefined,
      snippet: !isAlert && isLineEnd ? `${name}\n$0\n:::` : undefined,
    }
  })
}
