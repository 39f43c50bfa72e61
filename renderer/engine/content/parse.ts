import matter from 'gray-matter'
import { type Document, parseDocument, type YAMLError } from 'yaml'
import { type Issue, type Result, show } from '../diagnostics/issue'
import { locate, type Path } from '../diagnostics/locate'
import { fileStart, type Range, rangeAt } from '../diagnostics/position'
import { splitFrontmatter } from './split-frontmatter'
import { explainYaml } from './validation/explain-yaml'

/** A file taken apart; the body keeps its place, with the lines of the frontmatter left blank. */
export interface Parsed {
  /** What the frontmatter says; nothing when it can't be read. */
  data?: Record<string, unknown>
  /** Where a value stands, or the key that names it; the nearest thing around it that is there. */
  locate(path: Path, part: 'key' | 'value'): Range
  body: string
}

const example = 'Begin the file with a line "---", the fields, and a second line "---".'

/** Splits a file into frontmatter and body. Frontmatter is YAML and nothing else: no script is ever run. */
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

  const frontmatter = splitFrontmatter(source)
  if (!frontmatter) {
    report('frontmatter-missing', fileStart, 'The file has no frontmatter.', example)
    return parsed(source)
  }
  if (!frontmatter.isClosed) {
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
            // With Windows line ends the carriage return before the closing line is left over.
            document = parseDocument(text.replace(/\r$/, ''), { prettyErrors: false, logLevel: 'error' })
            data = document.toJS({ maxAliasCount: 100 }) ?? {}
            if (isInItself(data)) throw new Error('A value is inside itself')
            return {}
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
    if (document?.errors.some(error => error.code !== 'DUPLICATE_KEY')) return parsed(body)
    if (!isRecord(data)) {
      const hint = 'Write each field on a line of its own, for example title: A good title.'
      report('frontmatter-syntax', rangeAt(source, frontmatter.start), 'The frontmatter is not a list of fields.', hint)
      return parsed(body)
    }
    return parsed(body, data)
  } catch (error) {
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
        rangeAt(source, source.indexOf('---') + 3, source.slice(0, frontmatter.start).trimEnd().length),
        `The frontmatter asks to be read as ${show(frontmatter.language)}.`,
        'Frontmatter is YAML and is never run: remove the word after the opening "---".',
      )
    const bodyStart = frontmatter.end + '---'.length
    return parsed(source.slice(0, bodyStart).replace(/[^\r\n]/g, ' ') + source.slice(bodyStart))
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

/** Whether an alias leads to something that it is a part of: what is written out would never end. */
function isInItself(value: unknown, around: unknown[] = []): boolean {
  if (typeof value !== 'object' || value === null) return false
  return around.includes(value) || Object.values(value).some(part => isInItself(part, [...around, value]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
