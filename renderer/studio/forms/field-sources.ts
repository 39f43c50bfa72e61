import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import { entityUrl } from '@proofsheet/engine/content/collection'
import { factsInText } from '@proofsheet/engine/content/facts/fact-uses'
import { readContentPath } from '@proofsheet/engine/content/files/content-path'
import { type Definitions, fieldsOf, follow, shapesAt } from '@proofsheet/engine/content/schema/schema-fields'
import { splitFrontmatter } from '@proofsheet/engine/content/split-frontmatter'
import type { SiteDefinition } from '@proofsheet/engine/site'
import type { SchemaObject } from 'ajv'
import { isMap } from 'yaml'
import type { ContentText } from '../files/content-text'
import { fieldId } from '../source-ids'
import type { FieldForm, FieldSource } from '../source-types'
import { type Node, nodeAt, pairOf, parseYaml, type Yaml } from '../yaml/yaml-text'
import { toForm } from './field-form'

/** The site and its types, from which sources of its files are made. */
export interface FormContext {
  site: SiteDefinition
  definitions: Definitions
}

/** The YAML of a file, and the offset at which it begins: the frontmatter, or the whole file of the facts. */
export function yamlOf({ site }: Pick<FormContext, 'site'>, { file, source }: ContentText) {
  if (file === site.facts?.file) return { yaml: source, start: 0 }
  const found = splitFrontmatter(source)
  return found?.isClosed ? { yaml: found.text, start: found.start } : undefined
}

/** Describes fields of one file; parses it once. */
export interface FieldReader {
  /** The field at a path; undefined where its type has none. */
  at(path: Path): FieldSource | undefined
  /** Every field of the type, groups and items of lists included. */
  all(): FieldSource[]
}

/** Gives the reader of a file's fields. Throws a refusal where its YAML has errors. */
export function createFieldReader(context: FormContext, text: ContentText): FieldReader {
  const found = yamlOf(context, text) ?? { yaml: '', start: 0 }
  const yaml = parseYaml(found.yaml)
  const isFacts = text.file === context.site.facts?.file
  const at = (named: Path): FieldSource | undefined => {
    // A fact is a text, or a group with its value.
    const isGroup = isFacts && named.length === 1 && isMap(nodeAt(yaml.contents, named))
    const path = isGroup ? [...named, 'value'] : named
    const form = formAt(context, text, path)
    return form && toSource(context, text, { ...found, yaml }, path, form)
  }
  return {
    at,
    all() {
      const type = typeOf(context, text.file)
      const names = type ? Object.keys(type.properties ?? {}) : Object.keys((yaml.data ?? {}) as object)
      return names.flatMap(name => below(at, [name]))
    },
  }
}

/** The names of the fields of the group at a path of a file, in the order of its type. */
export function fieldOrder(context: FormContext, file: string, path: Path): string[] {
  const type = typeOf(context, file)
  const [shape] = type ? shapesAt(type, path, context.definitions) : []
  return Object.keys(shape?.properties ?? {})
}

/** A source with all below it that has a value or a form. */
function below(at: FieldReader['at'], path: Path): FieldSource[] {
  const source = at(path)
  if (!source) return []
  const { form, value } = source
  if (form.kind === 'group') return [source, ...(form.fields ?? []).flatMap(field => below(at, [...path, field.name]))]
  if (form.kind === 'list' && Array.isArray(value))
    return [source, ...value.flatMap((_, index) => below(at, [...path, index]))]
  return [source]
}

function toSource(
  { site }: FormContext,
  { file, version, source }: ContentText,
  { yaml, start: offset }: { yaml: Yaml; start: number },
  path: Path,
  form: FieldForm,
): FieldSource {
  const value = path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | null)?.[key], yaml.data)
  const [start, end] = rangeOf(yaml, path)
  const names = typeof value === 'string' && site.facts ? factsInText(value).map(({ name }) => name) : []
  const parent = path.slice(0, -1)
  const isText = typeof value === 'string' && names.length === 0 && value.trim() === value
  const isInPlace = isText && (form.kind === 'text' || (form.kind === 'markdown' && !/[*_`[\]<\\&]/.test(value)))
  return {
    type: 'field',
    id: fieldId(file, path),
    file,
    version,
    path: [...path],
    form,
    isInPlace,
    start: offset + start,
    end: offset + end,
    raw: source.slice(offset + start, offset + end),
    facts: names.map(name => fieldId(site.facts?.file ?? '', [name])),
    value,
    parent: parent.length > 0 ? fieldId(file, parent) : undefined,
    url: urlOf(site, file),
  }
}

/** The offsets of a value in YAML; for a field that isn't there, the end of the group in which it would be. */
function rangeOf({ text, contents }: Yaml, path: Path): [number, number] {
  const parent = nodeAt(contents, path.slice(0, -1))
  const pair = isMap(parent) ? pairOf(parent, path.at(-1) ?? '') : undefined
  const range = (nodeAt(contents, path) as Node)?.range ?? (pair?.key as Node)?.range
  if (range) return [range[0], range[0] + text.slice(range[0], range[1]).trimEnd().length]
  const end = (parent as Node)?.range?.[1] ?? text.length
  return [end, end]
}

/** The URL of the page of a file; empty for the facts, which have none. */
export function urlOf({ collections }: SiteDefinition, file: string): string {
  const { collection = '', slug = '' } = readContentPath(file) ?? {}
  const found = collections[collection]
  return found ? entityUrl(found, slug) : ''
}

/** The type of a file's frontmatter; undefined for the file of the facts. */
export function typeOf({ site, definitions }: FormContext, file: string): SchemaObject | undefined {
  const { collection = '' } = readContentPath(file) ?? {}
  const type = definitions[site.collections[collection]?.type ?? '']
  return type && follow(type, definitions)
}

/** The form of the field at a path. A fact is text, or a group with a text. */
function formAt(context: FormContext, { file }: ContentText, path: Path): FieldForm | undefined {
  const key = path.at(-1)
  if (key === undefined) return
  if (file === context.site.facts?.file)
    return toForm({ name: String(key), required: true, sentence: '', shape: { type: 'string' } }, context.definitions)
  const type = typeOf(context, file)
  if (!type) return
  if (typeof key === 'number') {
    const list = formAt(context, { file } as ContentText, path.slice(0, -1))
    return list?.item
  }
  for (const shape of shapesAt(type, path.slice(0, -1), context.definitions)) {
    const field = fieldsOf(shape, context.definitions).find(({ name }) => name === key)
    if (field) return toForm(field, context.definitions)
  }
  return
}
