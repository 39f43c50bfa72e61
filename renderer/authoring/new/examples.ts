import type { Collection } from '@proofsheet/engine/content/collection'
import { mediaUse } from '@proofsheet/engine/content/media/find-media'
import { type Definitions, type Field, follow } from '@proofsheet/engine/content/schema/schema-fields'
import type { SchemaObject } from 'ajv'

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

/** Gives the functions that choose the values of a new file: examples that are valid beside those of other files. */
export function createExamples(collection: Collection, slug: string, known: Definitions, context: TemplateContext) {
  const title = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
  return { topValue, metadataTitle, listOf, exampleOf }

  /** Values for top-level fields: the next free number, the file's name as the title, and a page that appears. */
  function topValue({ name: field, shape }: Field): unknown {
    if (field === 'expireAt') return `${Number(context.today.slice(0, 4)) + 1}-12-31T09:00Z`
    if (shape.type === 'integer' && (collection.unique?.includes(field) || field === 'order'))
      return 1 + Math.max(0, ...context.others.map(other => Number(other[field]) || 0))
    if (['title', 'name'].includes(field) && title.length >= (shape.minLength ?? 0))
      return title.slice(0, shape.maxLength)
  }

  /** A title for search results that differs from the page's own, because two pages may not share one. */
  function metadataTitle({ name: field, shape }: Field): string | undefined {
    const own = `${title}, a ${collection.noun}`
    return field === 'title' && shape.minLength && own.length >= shape.minLength ? own : undefined
  }

  function listOf(shape: SchemaObject, item: SchemaObject): unknown[] {
    const all = item.reference
      ? (context.slugs[`${item.reference}`] ?? []).filter(other => other !== slug)
      : (follow(shape, known).example ?? [])
    const from = Array.isArray(all) && all.length > 0 ? all : [exampleOf(item)]
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
