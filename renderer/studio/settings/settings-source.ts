import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import { positionAt } from '@proofsheet/engine/base/diagnostics/position'
import { fieldsOf, sentenceOf, shapesAt } from '@proofsheet/engine/content/schema/schema-fields'
import type { SchemaObject } from 'ajv'
import type { ContentText } from '../files/content-text'
import { toForm } from '../forms/field-form'
import type { FormContext } from '../forms/field-sources'
import { fieldId } from '../source-ids'
import type { FieldForm, FieldSource } from '../source-types'
import { readSettingsObject, type SettingsObject, writtenAt } from './settings-file'

/** Describes the value at a path of the settings file: a string, or where the code is that makes it. */
export function settingsSource(context: FormContext, text: ContentText, path: Path): FieldSource | undefined {
  const { file, version, source } = text
  const settings = readSettingsObject(source)
  if (!settings || path.length === 0) return
  const { start, end, text: value } = writtenAt(settings, path)
  const { line } = positionAt(source, start)
  const form = formAt(context, settings, path)
  return {
    type: 'field',
    id: fieldId(file, path),
    file,
    version,
    path: [...path],
    start,
    end,
    raw: source.slice(start, end),
    facts: [],
    url: '',
    value,
    madeAt: value === undefined ? `${file}:${line}` : undefined,
    form: value === undefined ? { ...form, kind: 'other' } : form,
    isInPlace: value !== undefined && value.trim() === value,
  }
}

/** The schemas of the value at a path; none where the settings have no type in content/types. */
export function settingsShapes(
  { definitions }: FormContext,
  { type = '' }: SettingsObject,
  path: Path,
): SchemaObject[] {
  const root = definitions[type]
  return root ? shapesAt(root, path, definitions) : []
}

function formAt(context: FormContext, settings: SettingsObject, path: Path): FieldForm {
  const { definitions } = context
  const name = String(path.at(-1))
  const around = settingsShapes(context, settings, path.slice(0, -1))
  const field = around.flatMap(shape => fieldsOf(shape, definitions)).find(each => each.name === name)
  const [shape = { type: 'string' }] = settingsShapes(context, settings, path)
  return toForm(field ?? { name, required: true, sentence: sentenceOf(shape), shape }, definitions)
}
