import { parseEntry } from '@proofsheet/engine/content/parse'
import { parse } from 'yaml'

/** A value of a content file that differs. */
export interface ChangedField {
  /** Its path, for example `price.page`. */
  path: string
  before: string
  after: string
}

/** The differences between two versions of a content file. */
export interface FileChange {
  /** The path from the project's root. */
  file: string
  /** The name of the entity that the file describes: its name or title. */
  name: string
  fields: ChangedField[]
  /** All values by path, the new ones first. */
  values: Map<string, string>
  /** Whether the text below the frontmatter differs. */
  isBodyChanged: boolean
  /** Whether the file is new or gone. */
  isWhole: boolean
}

/** Compares two versions of a content file, field by field; an absent version is empty. */
export function compareFile(file: string, before = '', after = ''): FileChange {
  const [old, now] = [readFile(file, before), readFile(file, after)]
  const paths = [...new Set([...old.values.keys(), ...now.values.keys()])]
  const fields = paths
    .filter(path => old.values.get(path) !== now.values.get(path))
    .map(path => ({ path, before: old.values.get(path) ?? '', after: now.values.get(path) ?? '' }))
  const name = ['name', 'title'].flatMap(each => now.values.get(each) ?? old.values.get(each) ?? [])[0] ?? file
  const values = new Map([...old.values, ...now.values])
  return { file, name, fields, values, isBodyChanged: old.body.trim() !== now.body.trim(), isWhole: !before || !after }
}

interface Content {
  values: Map<string, string>
  body: string
}

function readFile(file: string, text: string): Content {
  const values = new Map<string, string>()
  if (!text) return { values, body: '' }
  if (/\.ya?ml$/.test(file)) {
    addValues(values, '', parseYaml(text))
    return { values, body: '' }
  }
  if (!/\.mdx?$/.test(file)) return { values, body: text }
  const { data, body } = parseEntry(text, file).value
  addValues(values, '', data)
  return { values, body }
}

function parseYaml(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return text
  }
}

function addValues(values: Map<string, string>, path: string, value: unknown): void {
  if (value === null || typeof value !== 'object' || value instanceof Date) {
    if (value !== undefined) values.set(path, value instanceof Date ? value.toISOString().slice(0, 10) : String(value))
    return
  }
  for (const [key, inner] of Object.entries(value)) addValues(values, path ? `${path}.${key}` : key, inner)
}
