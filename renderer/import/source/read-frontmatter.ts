import matter from 'gray-matter'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'

/** A foreign file as fields and body. */
export interface ForeignText {
  fields: Record<string, unknown>
  /** The text below the frontmatter. */
  body: string
  /** The number of lines above the body. */
  linesAbove: number
  /** The reason why the fields could not be read. */
  problem?: string
}

/** The forms of frontmatter: YAML between "---", TOML between "+++", JSON between ";;;" or in braces. */
const forms: { form: RegExp; parse: (text: string) => unknown }[] = [
  { form: /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/, parse: readYaml },
  { form: /^\+\+\+[ \t]*\n([\s\S]*?)(?<=\n)\+\+\+[ \t]*(?:\n|$)/, parse: text => parseToml(text) },
  { form: /^;;;[ \t]*\n([\s\S]*?)(?<=\n);;;[ \t]*(?:\n|$)/, parse: text => JSON.parse(text) },
  { form: /^(\{\n[\s\S]*?\n\})[ \t]*(?:\n|$)/, parse: text => JSON.parse(text) },
]

/**
 * YAML as the parser of this site reads it, or else as that of Jekyll and many others does, which takes more: a quoted
 * text that goes on at the beginning of a line, for example. Without anchors, which could name a value without end.
 */
function readYaml(text: string): unknown {
  try {
    return parseYaml(text, { logLevel: 'error' })
  } catch (error) {
    if (/[&*]\w/.test(text)) throw error
    return matter(`---\n${text}\n---\n`, { language: 'yaml', engines: { js: refuse, javascript: refuse } }).data
  }
}

function refuse(): never {
  throw new Error('Frontmatter is YAML.')
}

/** Splits a foreign file into fields and body. Nothing of it is run; fields that can't be read are none. */
export function readFrontmatter(source: string): ForeignText {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (const { form, parse } of forms) {
    const found = form.exec(text)
    if (!found) continue
    const body = text.slice(found[0].length)
    const linesAbove = found[0].split('\n').length - 1
    try {
      const fields = parse(found[1] ?? '') ?? {}
      return { fields: plain(fields), body, linesAbove }
    } catch (error) {
      return { fields: {}, body, linesAbove, problem: (error as Error).message.split('\n')[0] ?? '' }
    }
  }
  return { fields: {}, body: text, linesAbove: 0 }
}

/** The fields as plain values; days and moments as text. */
function plain(fields: unknown): Record<string, unknown> {
  const value: unknown = JSON.parse(
    JSON.stringify(fields, (_, each) => (typeof each === 'bigint' ? Number(each) : each)),
  )
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}
