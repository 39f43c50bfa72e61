import type { SchemaObject } from 'ajv'
import { show } from '../../diagnostics/issue'
import type { Definitions } from '../../types/schema-fields'
import { wordsFor } from '../../types/words'
import type { Cursor } from '../cursors/cursor'

/** A field's description, its type in words and an example, as Markdown. */
export function sentenceOf(shape: SchemaObject, definitions: Definitions): string {
  const { type } = wordsFor(shape, definitions)
  const { description = '', example } = shape
  const words = `Takes ${type}.`
  const shown = typeof example === 'string' ? example : show(example)
  return [description, words, ...(example === undefined ? [] : [`For example: \`${shown}\``])].join('\n\n')
}

/**
 * Whether the cursor is in a component; only then are component descriptions needed, which load slowly the first time.
 */
export function isInComponent({ at }: Cursor): boolean {
  return at === 'component' || at === 'prop' || at === 'prop-value'
}
