import type { SchemaObject } from 'ajv'
import { show } from '../../diagnostics/issue'
import type { Definitions } from '../../types/schema-fields'
import { wordsFor } from '../../types/words'
import type { Cursor } from '../cursors/cursor'

/** What a field means, what may stand there, and an example, as Markdown. */
export function sentenceOf(shape: SchemaObject, definitions: Definitions): string {
  const { type } = wordsFor(shape, definitions)
  const { description = '', example } = shape
  const words = `Takes ${type}.`
  const shown = typeof example === 'string' ? example : show(example)
  return [description, words, ...(example === undefined ? [] : [`For example: \`${shown}\``])].join('\n\n')
}

/** Whether the cursor is in a component: descriptions of components take a while to load the first time. */
export function isInComponent({ at }: Cursor): boolean {
  return at === 'component' || at === 'prop' || at === 'prop-value'
}
