import { show } from '@proofsheet/engine/base/diagnostics/issue'
import type { ComponentDescription } from '@proofsheet/engine/content/schema/describe-components'
import type { Definitions } from '@proofsheet/engine/content/schema/schema-fields'
import { wordsFor } from '@proofsheet/engine/content/schema/words'
import { directiveOf } from '@proofsheet/engine/mdx/directives/directive'
import type { SiteDefinition } from '@proofsheet/engine/site'
import type { SchemaObject } from 'ajv'
import type { Cursor } from '../cursors/cursor'

/** A field's description, its type in words and an example, as Markdown. */
export function sentenceOf(shape: SchemaObject, definitions: Definitions): string {
  const { type } = wordsFor(shape, definitions)
  const { description = '', example } = shape
  const words = `Takes ${type}.`
  const shown = typeof example === 'string' ? example : show(example)
  return [description, words, ...(example === undefined ? [] : [`For example: \`${shown}\``])].join('\n\n')
}

/** The component and props of a directive, as a sentence in Markdown; undefined for an unknown one. */
export function directiveSentence(
  name: string,
  { directives = {} }: SiteDefinition,
  components: ComponentDescription[],
): string | undefined {
  const directive = directiveOf(directives, name)
  if (!directive) return
  const props = Object.entries(directive.props ?? {}).map(([prop, value]) => ` ${prop}="${value}"`)
  const known = components.find(component => component.name === directive.component)
  return [`Stands for \`<${directive.component}${props.join('')}>\`.`, known?.sentence].filter(Boolean).join('\n\n')
}

/**
 * Whether the cursor is in a component; only then are component descriptions needed, which load slowly the first time.
 */
export function isInComponent({ at }: Cursor): boolean {
  return at === 'component' || at === 'prop' || at === 'prop-value' || at === 'directive'
}
