import matter from 'gray-matter'
import { type Document, isMap, isSeq, parseDocument, type YAMLError } from 'yaml'
import { explainYaml } from './explain/yaml'
import { type Issue, type Position, positionAt, type Result, show } from './issue'

/** The way to a value: keys and list places, from the outside in. */
export type Path = readonly (string | number)[]

/** A file taken apart; the body keeps its place, with the lines of the frontmatter left blank. */
export interface Parsed {
  /** What the frontmatter says; nothing when it can't be read. */
  data?: Record<string, unknown>
  /** Where a value stands, or the key that names it; the nearest thing around it that is there. */
  locate(path: Path, part: 'key' | 'value'): Position
  body: string
}

const fence = /^\uFEFF?---[ \t]*([^\r\n]*)\r?\n/
const example = 'Begin the file with a line "---", the fields, and a second line "---".'

/** Splits a file into frontmatter and body. Frontmatter is YAML and nothing else: no script is ever run. */
export function parseEntry(source: string, file: string): Result<Parsed> {
  const issues: Issue[] = []
  let document: Document.Parsed | undefined
  let start = 0
  const report = (code: Issue['code'], at: Position, message: string, hint: string, field?: string) =>
    issues.push({ file, ...at, code, ...(field && { field }), message, hint })
  const parsed = (body: string, data?: Record<string, unknown>): Result<Parsed> => ({
    value: { ...(data && { data }), body, locate: (path, part) => locate(source, start, document, path, part) },
    issues,
  })

  const opening = fence.exec(source)
  if (!opening) {
    report('frontmatter-missing', { line: 1, column: 1 }, 'The file has no frontmatter.', example)
    return parsed(source)
  }
  if (!/\n---[ \t]*(\r?\n|$)/.test(source.slice(opening[0].length - 1))) {
    report(
      'frontmatter-syntax',
      { line: 1, column: 1 },
      'The frontmatter is never closed.',
      'Put a line "---" after its last field.',
    )
    return parsed('')
  }
  const refuse = () => {
    throw new Error('Frontmatter is YAML.')
  }
  try {
    const { content } = matter(source, {
      engines: {
        yaml: {
          parse(text) {
            start = source.indexOf(text)
            // With Windows line ends the carriage return before the closing line is left over.
            document = parseDocument(text.replace(/\r$/, ''), { prettyErrors: false })
            return document.toJS({ maxAliasCount: 100 }) ?? {}
          },
        },
        // gray-matter would run the first two, under either name.
        javascript: refuse,
        js: refuse,
        json: refuse,
      },
    })
    const body = source.slice(0, source.length - content.length).replace(/[^\r\n]/g, ' ') + content
    for (const error of document?.errors ?? []) reportYaml(error)
    const broken = document?.errors.some(error => error.code !== 'DUPLICATE_KEY')
    const data: unknown = document ? (document.toJS({ maxAliasCount: 100 }) ?? {}) : {}
    if (broken) return parsed(body)
    if (!isRecord(data)) {
      const hint = 'Write each field on a line of its own, for example title: A good title.'
      report('frontmatter-syntax', { line: 2, column: 1 }, 'The frontmatter is not a list of fields.', hint)
      return parsed(body)
    }
    return parsed(body, data)
  } catch (error) {
    const language = opening[1]?.trim() ?? ''
    if (document)
      report(
        'frontmatter-syntax',
        { line: 1, column: 1 },
        `The frontmatter can't be read: ${(error as Error).message}.`,
        'Write each value out where it is used.',
      )
    else
      report(
        'frontmatter-script',
        { line: 1, column: 4 },
        `The frontmatter asks to be read as ${show(language)}.`,
        'Frontmatter is YAML and is never run: remove the word after the opening "---".',
      )
    const end = source.indexOf('\n---', opening[0].length - 1)
    return parsed(source.slice(0, end + 4).replace(/[^\r\n]/g, ' ') + source.slice(end + 4))
  }

  function reportYaml(error: YAMLError) {
    const at = positionAt(source, start + error.pos[0])
    if (error.code === 'DUPLICATE_KEY') {
      const key = /^[^:\s]+/.exec(source.slice(start + error.pos[0]))?.[0] ?? ''
      report('field-duplicate', at, `The field ${show(key)} is given twice.`, 'Keep one of the two lines.', key)
    } else {
      report('frontmatter-syntax', at, ...explainYaml(error))
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function locate(
  source: string,
  start: number,
  document: Document.Parsed | undefined,
  path: Path,
  part: 'key' | 'value',
): Position {
  let node: unknown = document?.contents
  let offset: number | undefined
  for (const [index, segment] of path.entries()) {
    const last = index === path.length - 1
    if (isMap(node)) {
      const pair = node.items.find(item => String(item.key) === String(segment))
      if (!pair) break
      const key = rangeStart(pair.key)
      const value = rangeStart(pair.value)
      const empty = isEmpty(pair.value)
      offset = last && (part === 'key' || empty) ? key : (value ?? key)
      if (!last && isMap(pair.value)) offset = key
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(segment)]
      offset = rangeStart(node) ?? offset
    } else break
  }
  return offset === undefined ? { line: 1, column: 1 } : positionAt(source, start + offset)
}

function rangeStart(node: unknown): number | undefined {
  return (node as { range?: [number, number, number] } | null)?.range?.[0]
}

function isEmpty(node: unknown): boolean {
  const range = (node as { range?: [number, number, number] } | null)?.range
  return !range || range[0] === range[1]
}
