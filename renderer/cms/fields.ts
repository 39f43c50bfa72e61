import type { FieldForm } from '@proofsheet/studio/source-types'

/** The programs for which there is a configuration. */
export type Cms = 'sveltia' | 'decap'

/** A field of a configuration; its further options depend on its widget. */
export interface CmsField {
  name: string
  label: string
  widget: string
  required: boolean
  hint?: string
  [option: string]: unknown
}

/** The parts of a configuration that its fields need. */
export interface FieldContext {
  cms: Cms
  /** The field that names the entities of each collection. */
  titles: Record<string, string>
  /** Whether the field is in a group that a file may leave out, which Decap CMS checks as if it were there. */
  isInOptional?: boolean
}

/** Texts that may have more characters get a control of several lines. */
const maxLineLength = 100

/** The form of an instant, as the engine reads it. */
const instant = String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$`

/** The field of a form. */
export function toCmsField(form: FieldForm, context: FieldContext): CmsField {
  const { name, label, help } = form
  const required = form.required && !context.isInOptional
  return { name, label, required, hint: help || undefined, ...optionsOf(form, context) }
}

type Options = { widget: string } & Record<string, unknown>

function optionsOf(form: FieldForm, context: FieldContext): Options {
  switch (form.kind) {
    case 'text':
    case 'markdown':
    case 'link':
      return textOptions(form, context)
    case 'number': {
      const { minimum, maximum, isInteger } = form.limits ?? {}
      return { widget: 'number', value_type: isInteger ? 'int' : 'float', min: minimum, max: maximum }
    }
    case 'yes-no':
      // Sveltia CMS writes false for each box that isn't checked, also for a field that the file doesn't have.
      return context.cms === 'decap' || form.required ? { widget: 'boolean' } : select([true, false])
    case 'choice':
      return select(form.choices ?? [])
    case 'date':
      return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false }
    // A control for moments would write another time zone than the writer's.
    case 'instant':
      return { widget: 'string', pattern: [instant, form.help] }
    case 'reference':
      return relationOptions(form, context)
    case 'picture':
      return { widget: 'image' }
    case 'recording':
    case 'captions':
      return { widget: 'file' }
    case 'list':
      return listOptions(form, context)
    case 'group':
      return { widget: 'object', collapsed: true, fields: fieldsOf(form, context) }
    // A value of several types has no control; a hidden field leaves it in its place in the file.
    case 'other':
      return { widget: 'hidden' }
  }
}

function select(choices: unknown[]): Options {
  return { widget: 'select', options: choices.map(value => ({ label: String(value), value })) }
}

function textOptions({ limits = {}, example, help }: FieldForm, { cms }: FieldContext): Options {
  const { minLength, maxLength } = limits
  const isLong = (maxLength ?? String(example ?? '').length) > maxLineLength
  const widget = isLong ? 'text' : 'string'
  // Neither program reads classes such as `\p{L}`: what such a pattern refuses is found by the check.
  const pattern = limits.pattern?.includes(String.raw`\p{`) ? undefined : limits.pattern
  if (cms === 'sveltia')
    return { widget, minlength: minLength, maxlength: maxLength, pattern: pattern && [pattern, help] }
  // Decap CMS knows no lengths: a pattern says the same.
  const isLimited = minLength !== undefined || maxLength !== undefined
  const length = isLimited ? `^(?=[^]{${minLength ?? 0},${maxLength ?? ''}}$)` : ''
  const rest = pattern && (isLimited ? `[^]*?(?:${pattern})` : pattern)
  return { widget, pattern: length || rest ? [`${length}${rest ?? ''}`, help] : undefined }
}

function relationOptions({ collection = '' }: FieldForm, { titles }: FieldContext): Options {
  const title = titles[collection] ?? 'title'
  return { widget: 'relation', collection, value_field: '{{slug}}', search_fields: [title], display_fields: [title] }
}

/** A list of choices or references is one control; of groups it has their fields, of other values one field. */
function listOptions(form: FieldForm, context: FieldContext): Options {
  const { item, limits = {} } = form
  const bounds = { min: limits.minItems, max: limits.maxItems }
  if (item === undefined || item.kind === 'other') return { widget: 'hidden' }
  if (item.kind === 'choice' || item.kind === 'reference')
    return { ...optionsOf(item, context), multiple: true, ...bounds }
  if (item.kind === 'group') return { widget: 'list', collapsed: true, fields: fieldsOf(item, context), ...bounds }
  return { widget: 'list', field: toCmsField({ ...item, label: form.label }, context), ...bounds }
}

function fieldsOf({ fields = [], required }: FieldForm, context: FieldContext): CmsField[] {
  const isInOptional = context.cms === 'decap' && (!required || context.isInOptional)
  return fields.map(each => toCmsField(each, { ...context, isInOptional }))
}
