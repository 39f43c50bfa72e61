import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import type { Edit } from '@proofsheet/engine/base/files/edits'
import { applyEdits } from '@proofsheet/engine/base/files/edits'
import { escapeString } from '@proofsheet/engine/content/files/read-settings'
import { noMedia } from '@proofsheet/engine/content/media/media'
import { createAjv, dropCascading } from '@proofsheet/engine/content/schema/ajv'
import { explainField } from '@proofsheet/engine/content/schema/explain/explain-field'
import { Refusal } from '../files/edits'
import type { FormContext } from '../forms/field-sources'
import { readSettingsObject, type SettingsObject, stringsIn, writtenAt } from './settings-file'
import { settingsShapes } from './settings-source'

/** The edit that gives the string at a path of the settings another text. Throws a refusal where code makes the value. */
export function setSetting(context: FormContext, source: string, path: Path, value: unknown): Edit[] {
  const settings = readSettingsObject(source)
  if (!settings) throw new Refusal('The settings can’t be read: correct the code first.')
  const { start, end, text } = writtenAt(settings, path)
  if (text === undefined) throw new Refusal('Code makes this value: change it there.')
  if (typeof value !== 'string')
    throw new Refusal('The settings need a text here. Removing it is a change of the code.')
  checkValue(context, settings, path, value)
  if (value === text) return []
  return [{ start, end, text: writeString(value, source[start] ?? "'") }]
}

/** Checks that edits of the settings change nothing but texts between quotation marks. Throws a refusal. */
export function checkSettingsEdits(source: string, edits: readonly Edit[]): void {
  const code = withoutStrings(source)
  if (code === undefined || code !== withoutStrings(applyEdits(source, edits)))
    throw new Refusal('Only texts between quotation marks can be changed here, not the code around them.')
}

/** A settings file without the texts of its strings; undefined where it can't be parsed. */
function withoutStrings(source: string): string | undefined {
  const settings = readSettingsObject(source)
  return (
    settings &&
    applyEdits(
      source,
      stringsIn(settings).map(span => ({ ...span, text: '""' })),
    )
  )
}

/** Throws a refusal where the type of the settings forbids a value at a path. */
function checkValue(context: FormContext, settings: SettingsObject, path: Path, value: string): void {
  const shapes = settingsShapes(context, settings, path)
  if (shapes.length === 0) return
  const about = { slugs: {}, media: noMedia, hidden: new Map() }
  const validate = createAjv().compile({ anyOf: shapes })
  if (validate.call(about, value)) return
  const [error] = dropCascading(validate.errors ?? [])
  if (!error) return
  const schema = { definitions: context.definitions }
  const { message, hint } = explainField(error, path, { noun: 'setting', schema, ...about })
  throw new Refusal(`${message} ${hint}`)
}

/** A string of TypeScript between the quotation marks that it had. */
function writeString(text: string, quote: string): string {
  const escaped = escapeString(text, quote).replaceAll('\r', '\\r').replaceAll('\n', '\\n')
  // Line ends of Unicode, which end a line of code for many tools.
  return `${quote}${escaped.replace(/[\u2028\u2029]/g, sign => `\\u${sign.charCodeAt(0).toString(16)}`)}${quote}`
}
