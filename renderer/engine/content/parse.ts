import matter from 'gray-matter'
import { type Document, parseDocument, type YAMLError } from 'yaml'
import { type Issue, type Result, show } from '../diagnostics/issue'
import { locate, type Path } from '../diagnostics/locate'
import { fileStart, type Range, rangeAt } from '../diagnostics/position'
import { explainYaml } from './validation/explain-yaml'

/**
 * A file split into frontmatter and body. In the body the frontmatter is blanked, so that offsets stay those of the
 * file.
 */
export interface Parsed {
  /** The fields; absent where the frontmatter can't be parsed. */
  data?: Record<string, unknown>
  /** The range of a value or of its key; for an absent one, that of the nearest parent that exists. */
  locate(path: Path, part: 'key' | 'value'): Range
  body: string
}

const fence = /^\uFEFF?---[ \t]*([^\r\n]*)\r?\n/
const example = 'Begin the file with a line "---", the fields, and a second line "---".'

/** Splits a file into frontmatter and body. Frontmatter is YAML only: no engine that runs code is enabled. */
export function parseEntry(source: string, file: string): Result<Parsed> {
  const issues: Issue[] = []
  let document: Document.Parsed | undefined
  let start = 0
  const report = (code: Issue['code'], at: Range, message: string, hint: string, field?: string) =>
    issues.push({ file, ...at, code, ...(field && { field }), message, hint })
  const parsed = (body: string, data?: Record<string, unknown>): Result<Parsed> => ({
    value: {
      ...(data && { data }),
      body,
      locate: (path, part) => locate(source, start, document?.contents, path, part),
    },
    issues,
  })

  const opening = fence.exec(source)
  if (!opening) {
    report('frontmatter-missing', fileStart, 'The file has no frontmatter.', example)
    return parsed(source)
  }
  if (!/\n---[ \t]*(\r?\n|$)/.test(source.slice(opening[0].length - 1))) {
    report(
      'frontmatter-syntax',
      fileStart,
      'The frontmatter is never closed.',
      'Put a line "---" after its last field.',
    )
    return parsed('')
  }
  const refuse = () => {
    throw new Error('Frontmatter is YAML.')
  }
  try {
    let data: unknown = {}
    const { content } = matter(source, {
      engines: {
        yaml: {
          parse(text) {
            start = source.indexOf(text)
            // With Windows line ends a carriage return precedes the closing line.
            document = parseDocument(text.replace(/\r$/, ''), { prettyErrors: false, logLevel: 'error' })
            data = document.toJS({ maxAliasCount: 100 }) ?? {}
            if (isInItself(data)) throw new Error('A value is inside itself')
            return {}
          },
        },
        // gray-matter would run JavaScript under either of the first two names.
        javascript: refuse,
        js: refuse,
        json: refuse,
      },
    })
    const body = source.slice(0, source.length - content.length).replace(/[^\r\n]/g, ' ') + content
    for (const error of document?.errors ?? []) reportYaml(error)
    if (document?.errors.some(error => error.code !== 'DUPLICATE_KEY')) return parsed(body)
    if (!isRecord(data)) {
      const hint = 'Write each field on a line of its own, for example title: A good title.'
      report('frontmatter-syntax', rangeAt(source, opening[0].length), 'The frontmatter is not a list of fields.', hint)
      return parsed(body)
    }
    return parsed(body, data)
  } catch (error) {
    const language = opening[1]?.trim() ?? ''
    if (document)
      report(
        'frontmatter-syntax',
        fileStart,
        `The frontmatter can't be read: ${(error as Error).message}.`,
        'Write each value out where it is used.',
      )
    else
      report(
        'frontmatter-script',
        rangeAt(source, source.indexOf('---') + 3, opening[0].trimEnd().length),
        `The frontmatter asks to be read as ${show(language)}.`,
        'Frontmatter is YAML and is never run: remove the word after the opening "---".',
      )
    const end = source.indexOf('\n---', opening[0].length - 1)
    return parsed(source.slice(0, end + 4).replace(/[^\r\n]/g, ' ') + source.slice(end + 4))
  }

  function reportYaml({ code, message, pos }: YAMLError) {
    const from = start + pos[0]
    const line = /^[^\r\n]*/.exec(source.slice(from))?.[0] ?? ''
    if (code === 'DUPLICATE_KEY') {
      const key = /^[^:\s]+/.exec(line)?.[0] ?? ''
      const at = rangeAt(source, from, from + key.length)
      report('field-duplicate', at, `The field ${show(key)} is given twice.`, 'Keep one of the two lines.', key)
    } else {
      const to = Math.min(start + pos[1], from + line.trimEnd().length)
      report('frontmatter-syntax', rangeAt(source, from, to), ...explainYaml({ code, message }))
    }
  }
}

/** Whether an alias refers to a value that contains it: expanding it would never end. */
function isInItself(value: unknown, around: unknown[] = []): boolean {
  if (typeof value !== 'object' || value === null) return false
  return around.includes(value) || Object.values(value).some(part => isInItself(part, [...around, value]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
