import type { Collection } from '@proofsheet/engine/content/collection'
import { branches, type Definitions, type Field, fieldsOf } from '@proofsheet/engine/content/schema/schema-fields'
import { placeholder } from '@proofsheet/engine/mdx/checks/examples'
import type { SchemaObject } from 'ajv'
import { stringify } from 'yaml'
import { createExamples, type TemplateContext } from './examples'

/** The largest number of values in a comment; an editor completes longer lists. */
const maxListedValues = 12

const body = `## The first heading\n\n${placeholder}\n`

/**
 * Makes the text of a new, valid file: each field with its description as a comment and its example as the value.
 * Optional fields are commented out. The file is a draft, so that its examples are not published.
 */
export function newText(collection: Collection, slug: string, definitions: Definitions, context: TemplateContext) {
  const examples = createExamples(collection, slug, definitions, context)
  const fields = fieldsOf(definitions[collection.type] ?? {}, definitions)
  const draft = fields.filter(field => field.name === 'draft').map(field => ({ ...field, required: true }))
  const others = fields.filter(field => field.name !== 'draft')
  const lines = [...draft, ...others].flatMap(field => linesOf(field, '', examples.topValue(field)))
  return `---\n${lines.join('\n')}\n---\n\n${body}`

  /** A field below its description. An optional field is commented out so that it is valid when uncommented. */
  function linesOf({ name: field, required, sentence, shape }: Field, indent: string, known?: unknown): string[] {
    const allowed = branches(shape, definitions).flatMap(branch => branch.enum ?? [])
    const choice = allowed.length > 0 && allowed.length <= maxListedValues ? ` One of: ${allowed.join(', ')}.` : ''
    const lines = valueLines(shape, indent, known).map((line, index) =>
      index === 0 ? `${indent}${field}:${line}` : line,
    )
    const shown = required ? lines : lines.map(line => `${indent}# ${line.slice(indent.length)}`)
    return [`${indent}# ${sentence}${choice}`, ...shown]
  }

  /** The lines of a value; the first continues the line of its key. */
  function valueLines(part: SchemaObject, indent: string, known?: unknown): string[] {
    const shape = branches(part, definitions).find(({ type }) => type !== 'null') ?? part
    if (shape.properties) return ['', ...groupLines(shape, `${indent}  `, true)]
    const item = shape.type === 'array' ? branches(shape.items, definitions)[0] : undefined
    if (item?.properties) {
      const items = Array.from({ length: shape.minItems ?? 1 }, (_, index) => {
        const [first = '', ...rest] = groupLines(item, `${indent}    `, index === 0)
        return [`${indent}  - ${first.trimStart()}`, ...rest]
      })
      return ['', ...items.flat()]
    }
    if (item) return ['', ...examples.listOf(shape, item).flatMap(value => itemLines(value, `${indent}  `))]
    return [` ${scalar(known ?? examples.exampleOf(shape))}`]
  }

  function groupLines(shape: SchemaObject, indent: string, isFirst: boolean): string[] {
    const fields = fieldsOf(shape, definitions)
    // A group without required fields would be empty.
    const isLoose = !fields.some(({ required }) => required)
    return fields
      .filter(({ required }) => isFirst || isLoose || required)
      .flatMap(field => {
        const lines = linesOf({ ...field, required: field.required || isLoose }, indent, examples.metadataTitle(field))
        return isFirst ? lines : lines.slice(1)
      })
  }
}

/** The lines of an item of a list; an item that is a list has several. */
function itemLines(value: unknown, indent: string): string[] {
  return scalar(value)
    .split('\n')
    .map((line, index) => `${indent}${index === 0 ? '- ' : '  '}${line}`)
}

function scalar(value: unknown): string {
  return stringify(value, { lineWidth: 0 }).trimEnd()
}
