import type { Collection } from '@proofsheet/engine/content/collection'
import { mediaUse } from '@proofsheet/engine/content/media/find-media'
import {
  branches,
  type Definitions,
  type Field,
  fieldsOf,
  follow,
} from '@proofsheet/engine/content/schema/schema-fields'
import type { SchemaObject } from 'ajv'
import { stringify } from 'yaml'

/** The values of other files that a template depends on. */
export interface TemplateContext {
  /** Today, as year-month-day. */
  today: string
  slugs: Record<string, string[]>
  /** The files in content/media, as paths from "/media/". */
  media: string[]
  /** The frontmatter of the collection's other entities. */
  others: Record<string, unknown>[]
}

/** The largest number of values in a comment; an editor completes longer lists. */
const maxListedValues = 12

const body = '## The first heading\n\nThe text begins here.\n'

/**
 * Makes the text of a new, valid file: each field with its description as a comment and its example as the value.
 * Optional fields are commented out. The file is a draft, so that its examples are not published.
 */
export function newText(
  collection: Collection,
  slug: string,
  definitions: Definitions,
  context: TemplateContext,
): string {
  const title = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

  const fields = fieldsOf(definitions[collection.type] ?? {}, definitions)
  const draft = fields.filter(field => field.name === 'draft').map(field => ({ ...field, required: true }))
  const others = fields.filter(field => field.name !== 'draft')
  const lines = [...draft, ...others].flatMap(field => linesOf(field, '', topValue(field)))
  return `---\n${lines.join('\n')}\n---\n\n${body}`

  /** Values for top-level fields: the next free number, the file's name as the title, and a page that appears. */
  function topValue({ name: field, shape }: Field): unknown {
    if (field === 'expireAt') return `${Number(context.today.slice(0, 4)) + 1}-12-31T09:00Z`
    if (shape.type === 'integer' && (collection.unique?.includes(field) || field === 'order'))
      return 1 + Math.max(0, ...context.others.map(other => Number(other[field]) || 0))
    if (['title', 'name'].includes(field) && title.length >= (shape.minLength ?? 0))
      return title.slice(0, shape.maxLength)
  }

  /** A field below its description. An optional field is commented out so that it is valid when uncommented. */
  function linesOf({ name: field, required, sentence, shape }: Field, indent: string, known?: unknown): string[] {
    const values = branches(shape, definitions).flatMap(branch => branch.enum ?? [])
    const choice = values.length > 0 && values.length <= maxListedValues ? ` One of: ${values.join(', ')}.` : ''
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
    if (item) return ['', ...listOf(shape, item).map(value => `${indent}  - ${scalar(value)}`)]
    return [` ${scalar(known ?? exampleOf(shape))}`]
  }

  function groupLines(shape: SchemaObject, indent: string, isFirst: boolean): string[] {
    const fields = fieldsOf(shape, definitions)
    // A group without required fields would be empty.
    const isLoose = !fields.some(({ required }) => required)
    return fields
      .filter(({ required }) => isFirst || isLoose || required)
      .flatMap(field => {
        const lines = linesOf({ ...field, required: field.required || isLoose }, indent, metadataTitle(field))
        return isFirst ? lines : lines.slice(1)
      })
  }

  /** A title for search results that differs from the page's own, because two pages may not share one. */
  function metadataTitle({ name: field, shape }: Field): string | undefined {
    const own = `${title}, a ${collection.noun}`
    return field === 'title' && shape.minLength && own.length >= shape.minLength ? own : undefined
  }

  function listOf(shape: SchemaObject, item: SchemaObject): unknown[] {
    const known = item.reference
      ? (context.slugs[`${item.reference}`] ?? []).filter(other => other !== slug)
      : (follow(shape, definitions).example ?? [])
    const from = Array.isArray(known) && known.length > 0 ? known : [exampleOf(item)]
    const length = Math.max(shape.minItems ?? 1, item.reference ? 0 : from.length)
    return Array.from({ length }, (_, index) => from[index % from.length])
  }

  function exampleOf(shape: SchemaObject): unknown {
    const { type, format, reference, example } = shape
    if (format === 'date') return context.today
    if (format === 'instant') return `${context.today}T09:00Z`
    if (reference) return context.slugs[`${reference}`]?.find(other => other !== slug) ?? slug
    if ('media' in shape) return context.media.find(path => mediaUse(path) === shape.media) ?? example
    if (example !== undefined) return type === 'string' ? String(example) : example
    return shape.enum?.[0] ?? shape.const ?? { boolean: true, integer: 1, number: 1 }[type as string] ?? 'Text'
  }
}

function scalar(value: unknown): string {
  return stringify(value, { lineWidth: 0 }).trimEnd()
}
