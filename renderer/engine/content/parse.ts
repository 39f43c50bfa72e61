import { type Document, isScalar, parseDocument, Scalar, visit, type YAMLError } from 'yaml'
import type { Issue, Result } from '../base/diagnostics/issue'
import { show } from '../base/diagnostics/issue'
import { limitIssue } from '../base/diagnostics/limits'
import { locate, type Path } from '../base/diagnostics/locate'
import { positionAt, type Range, rangeAt } from '../base/diagnostics/position'
import { hideFences } from '../mdx/native/blocks'
import { resolveFields } from '../mdx/plugins/picture-urls'
import { findExcess, findValueExcess, isInItself } from './files/check-limits'
import { frontmatterData, splitFrontmatter } from './split-frontmatter'
import { explainFences, explainThrown } from './validation/explain-fences'
import { explainValue } from './validation/explain-value'
import { yamlIssues } from './validation/explain-yaml'

/** A file split into frontmatter and body. In the body the frontmatter is blanked: offsets stay those of the file. */
export interface Parsed {
  /** The fields; absent where the frontmatter can't be parsed. */
  data?: Record<string, unknown>
  /** The range of a value or of its key; for an absent one, that of the nearest parent that exists. */
  locate(path: Path, part: 'key' | 'value'): Range
  body: string
}

/** The largest number of YAML errors reported for one file. */
const maxErrors = 20

/**
 * Splits a file into frontmatter and body. Frontmatter is YAML only: no engine that runs code is enabled. Of a file
 * beyond a limit nothing is parsed: the body is empty, and the issue says why.
 */
export function parseEntry(source: string, file: string): Result<Parsed> {
  const issues: Issue[] = []
  let document: Document.Parsed | undefined
  const refused = refuseFile(source, file)
  const fences = refused ? undefined : splitFrontmatter(source)
  const { start, end } = fences ?? { start: 0, end: 0 }
  const result = (body: string, data?: Record<string, unknown>): Result<Parsed> => ({
    value: {
      data,
      body,
      locate: (path, part) => locate(source, start, document?.contents, path, part),
    },
    issues,
  })

  if (refused || !fences?.isClosed) {
    const issue = refused ?? explainFences(source, file)
    issues.push(issue)
    // A text without any fence is a body.
    return result(refused || fences || issue.fix ? '' : source)
  }
  const parseYaml = (yaml: string): object => {
    document = parseDocument(yaml, { prettyErrors: false, logLevel: 'error' })
    return valuesOf(document)
  }
  // The frontmatter is blanked, so that offsets in the body are those of the file.
  const { content } = fences
  const body = source.slice(0, source.length - content.length).replace(/[^\r\n]/g, ' ') + content
  try {
    const data = frontmatterData(source, parseYaml)
    const errors = document?.errors ?? []
    if (errors.length > 0) issues.push(...yamlIssues(errors, source, [start, end], file).slice(0, maxErrors))
    if (errors.some(isSyntaxError)) return result(body)
    const tooMany = findValueExcess(data)
    if (tooMany) {
      issues.push(limitIssue(tooMany, source, file))
      return result(body)
    }
    if (document && errors.length === 0) issues.push(...checkYamlText(document, source, start, file))
    if (isRecord(data)) return result(body, resolveFields(data, file) as Record<string, unknown>)
    const hint = 'Write each field on a line of its own, for example title: A good title.'
    const message = 'The frontmatter is not a list of fields.'
    issues.push({ file, ...rangeAt(source, start), code: 'frontmatter-syntax', message, hint })
  } catch (error) {
    issues.push(explainThrown(error as Error, document, source, [start, end], file))
  }
  return result(body)
}

/** The values of a YAML document, none of one with a syntax error. Throws where a value is inside itself. */
function valuesOf(document: Document.Parsed): object {
  if (document.errors.some(isSyntaxError)) return {}
  const data = document.toJS({ maxAliasCount: 100 }) ?? {}
  if (isInItself(data)) throw new Error('A value is inside itself')
  return data
}

const isSyntaxError = ({ code }: YAMLError): boolean => code !== 'DUPLICATE_KEY'

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The reason why a file can't be parsed: it is beyond a limit, or holds two versions that git could not merge. */
function refuseFile(source: string, file: string): Issue | undefined {
  const excess = findExcess(source)
  if (excess) return limitIssue(excess, source, file)
  const start = findConflict(source)
  if (start === undefined) return
  return {
    file,
    ...rangeAt(source, start, start + '<<<<<<<'.length),
    code: 'merge-conflict',
    message: 'Two versions of the file are here, which git could not merge.',
    hint: 'Keep one version, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  }
}

/** The first place of a conflict, outside of code. */
function findConflict(source: string): number | undefined {
  if (!source.includes('<<<<<<< ')) return
  const lines = `\n${hideFences(source.replace(/\r/g, ' '))}`
  const start = lines.indexOf('\n<<<<<<< ')
  const middle = start < 0 ? -1 : lines.indexOf('\n=======', start)
  return middle < 0 || lines.indexOf('\n>>>>>>> ', middle) < 0 ? undefined : start
}

/** A text in curly quotation marks, which YAML takes for a part of it. */
const curly = /^[“„”]([^“„”]*)[“”]$/

/**
 * The issues of texts in frontmatter that YAML reads otherwise than they look: an unquoted one that a number sign cuts, one
 * in curly quotation marks, and one whose first word is taken for an anchor or a tag. The frontmatter begins at the offset
 * `start` of its file.
 */
function checkYamlText(document: Document.Parsed, source: string, start: number, file: string): Issue[] {
  const issues: Issue[] = []
  const named = new Set<string>()
  if (source.includes('&')) visit(document, { Alias: (_, alias) => void named.add(alias.source) })
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar<unknown>(node) || typeof node.value !== 'string' || !node.range) return
      if (node.type !== Scalar.PLAIN) return
      const [from, to] = [start + node.range[0], start + node.range[1]]
      const isLost = (node.anchor && !named.has(node.anchor)) || node.tag?.startsWith('!')
      const lost = isLost && explainValue('', source, positionAt(source, from).line)
      if (lost) issues.push({ file, ...rangeAt(source, from, to), code: 'frontmatter-syntax', ...lost })
      const report = (end: number, message: string, text: string) => {
        const range = rangeAt(source, from, end)
        const hint = `Put it between quotation marks: ${show(text)}.`
        issues.push({
          file,
          ...range,
          code: 'text-literal',
          message,
          hint,
          // An escape would only hide a character that can't be shown.
          fix: /\p{Cc}/u.test(text) ? undefined : { ...range, text: JSON.stringify(text) },
        })
      }
      // A remark has a space behind its sign.
      const cut = /^[ \t]+#[^\s#][^\r\n]*/.exec(source.slice(to))?.[0]
      const inner = curly.exec(node.value)?.[1]
      if (cut !== undefined) {
        const end = to + cut.trimEnd().length
        report(end, `YAML takes ${show(cut.trim())} for a remark, and leaves it out.`, source.slice(from, end))
      } else if (inner !== undefined) report(to, 'Curly quotation marks are part of the text: readers see them.', inner)
    },
  })
  return issues
}
