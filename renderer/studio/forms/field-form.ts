import { branches, type Definitions, type Field, fieldsOf } from '@proofsheet/engine/content/schema/schema-fields'
import type { SchemaObject } from 'ajv'
import type { FieldForm, FieldKind } from '../source-types'

/** The depth to which groups and lists have forms; deeper values are edited as text. */
const maxDepth = 6

/** The form of a field or prop, made of its type: control, label, help, limits and choices. */
export function toForm(field: Field, definitions: Definitions, depth = 0): FieldForm {
  const { name, required, sentence, shape } = field
  const all = branches(shape, definitions)
  const isNull = (branch: SchemaObject) => branch.type === 'null' || ('const' in branch && branch.const === null)
  const others = all.filter(branch => !isNull(branch))
  const choices = others.flatMap(branch => choicesOf(branch) ?? [])
  const isChoice = choices.length > 0 && others.every(branch => choicesOf(branch))
  const [only, ...more] = others
  const branch: SchemaObject = only && (more.length === 0 || isChoice) ? only : {}
  const kind = isChoice ? 'choice' : depth > maxDepth ? 'other' : kindOf(branch, 'markdown' in shape)
  return {
    name,
    label: labelOf(name),
    help: sentence,
    kind,
    required,
    isNullable: all.length > others.length ? true : undefined,
    limits: isChoice ? undefined : limitsOf(branch),
    choices: isChoice ? choices : undefined,
    collection: typeof branch.reference === 'string' ? branch.reference : undefined,
    example: shape.example,
    fields: kind === 'group' ? formsOf(branch, definitions, depth + 1) : undefined,
    item:
      kind === 'list' ? itemForm(name, { ...branch, ...pick(shape, 'markdown') }, definitions, depth + 1) : undefined,
  }
}

/** The forms of all fields of a type, in the order in which it names them. */
export function formsOf(shape: SchemaObject, definitions: Definitions, depth = 0): FieldForm[] {
  const order = Object.keys(shape.properties ?? {})
  return fieldsOf(shape, definitions)
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map(field => toForm(field, definitions, depth))
}

/** A name of code in words: `publishAt` is "Publish at". */
export function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])|[-_]+/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The form of the items of a list; the tag `@markdown` of a list applies to its items. */
function itemForm(name: string, list: SchemaObject, definitions: Definitions, depth: number): FieldForm {
  const items: SchemaObject = list.items ?? {}
  const shape = { ...items, ...pick(list, 'markdown') }
  const { description = '' } = items
  return toForm({ name, required: true, sentence: `${description}`.replace(/\s+/g, ' '), shape }, definitions, depth)
}

function kindOf(shape: SchemaObject, isMarkdown: boolean): FieldKind {
  if (shape.media === 'picture' || shape.media === 'recording' || shape.media === 'captions') return shape.media
  if (shape.reference) return 'reference'
  if (shape.properties) return 'group'
  switch (shape.type) {
    case 'array':
      return 'list'
    case 'number':
    case 'integer':
      return 'number'
    case 'boolean':
      return 'yes-no'
    case 'string':
      return textKind(shape, isMarkdown)
    default:
      return 'other'
  }
}

function textKind({ format }: SchemaObject, isMarkdown: boolean): FieldKind {
  if (format === 'date') return 'date'
  if (format === 'instant') return 'instant'
  if (format === 'href' || format === 'external') return 'link'
  return isMarkdown ? 'markdown' : 'text'
}

function choicesOf(shape: SchemaObject): (string | number | boolean)[] | undefined {
  return shape.enum ?? ('const' in shape ? [shape.const] : undefined)
}

/** The limits of a field's value; undefined where it has none. */
function limitsOf(shape: SchemaObject): FieldForm['limits'] {
  const limits: NonNullable<FieldForm['limits']> = pick(
    shape,
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'minItems',
    'maxItems',
    'pattern',
  )
  if (shape.type === 'integer') limits.isInteger = true
  return Object.keys(limits).length > 0 ? limits : undefined
}

function pick(shape: SchemaObject, ...names: string[]): Record<string, never> {
  return Object.fromEntries(names.flatMap(name => (name in shape ? [[name, shape[name] as never]] : [])))
}
