import { toDay } from '@proofsheet/engine/content/schema/days'
import { branches, type Definitions } from '@proofsheet/engine/content/schema/schema-fields'
import type { SchemaObject } from 'ajv'

/** Makes a foreign value fit a field of a type; undefined where it can't. `pictureAt` gives the copy of a picture. */
export function fitValue(
  value: unknown,
  part: SchemaObject,
  definitions: Definitions,
  pictureAt: (url: string) => string | undefined,
): unknown {
  for (const shape of branches(part, definitions)) {
    const found = fitShape(value, shape, definitions, pictureAt)
    if (found !== undefined) return found
  }
}

function fitShape(
  value: unknown,
  shape: SchemaObject,
  definitions: Definitions,
  pictureAt: (url: string) => string | undefined,
): unknown {
  const { type } = shape
  if (shape.reference) return
  if (type === 'array') {
    const list = (
      Array.isArray(value) ? value : typeof value === 'string' ? value.split(',').map(each => each.trim()) : []
    ).filter(Boolean)
    const items = list.flatMap(each => fitValue(each, shape.items ?? {}, definitions, pictureAt) ?? [])
    const unique = [...new Set(items)]
    return unique.length > 0 && unique.length >= (shape.minItems ?? 0)
      ? unique.slice(0, shape.maxItems ?? 30)
      : undefined
  }
  if (type === 'boolean') return typeof value === 'boolean' ? value : undefined
  if (type === 'integer' || type === 'number') {
    const number = typeof value === 'number' ? value : Number.NaN
    return Number.isFinite(number) &&
      number >= (shape.minimum ?? -Infinity) &&
      (type === 'number' || Number.isInteger(number))
      ? number
      : undefined
  }
  if (type !== 'string' && !shape.enum) return
  const text = textOf(value)
  return text === undefined ? undefined : fitText(text, shape, pictureAt)
}

function fitText(
  text: string,
  shape: SchemaObject,
  pictureAt: (url: string) => string | undefined,
): string | undefined {
  if (shape.enum)
    return (shape.enum as unknown[]).map(String).find(choice => choice.toLowerCase() === text.toLowerCase())
  if (shape.format === 'date') return toDay(text)
  if (shape.media) return shape.media === 'picture' ? pictureAt(text) : undefined
  if (shape.format || shape.const !== undefined) return
  const fitted = shorten(text, shape.maxLength)
  const isLong = [...fitted].length >= (shape.minLength ?? 1)
  return isLong && (shape.pattern === undefined || new RegExp(shape.pattern, 'u').test(fitted)) ? fitted : undefined
}

/** A foreign value as a line of text: of people and lists, their names. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return clean(value) || undefined
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ') || undefined
  if (typeof value !== 'object' || value === null) return
  const { name, title, src, url } = value as Record<string, unknown>
  return textOf(name ?? title ?? src ?? url)
}

/** A text on one line, without characters that can't be shown. */
export function clean(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A text cut to a length: after its last sentence that fits, or its last word. */
export function shorten(text: string, maxLength = Number.POSITIVE_INFINITY): string {
  if ([...text].length <= maxLength) return text
  const cut = [...text].slice(0, maxLength - 1).join('')
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(`${cut} `)?.[0]
  return sentence && sentence.length > maxLength * 0.6
    ? sentence.trim()
    : `${cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).trimEnd()}…`
}
