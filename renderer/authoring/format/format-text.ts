import { applyEdits, type Edit } from '@proofsheet/engine/base/files/edits'
import { splitFrontmatter } from '@proofsheet/engine/content/split-frontmatter'
import { bodyRules } from './body-rules'
import { type BodySyntax, sameBody } from './body-syntax'
import type { FormatContext } from './format-context'
import { formatFrontmatter } from './frontmatter/format-frontmatter'

/** The largest number of times that formatting is repeated until nothing changes. */
const maxRounds = 6

/**
 * Formats a content file: frontmatter and Markdown, with the line breaks of its paragraphs. Neither the values of the
 * frontmatter nor the syntax tree change: an edit that would is not made. Formatting the result changes nothing.
 */
export function formatText(source: string, context: FormatContext): string {
  const isWindows = /\r\n/.test(source)
  const plain = isWindows ? source.replaceAll('\r\n', '\n') : source
  // A single carriage return is a line end for Markdown, and none for YAML.
  if (plain.includes('\r')) return source
  const first = formatOnce(plain, context)
  let text = first
  for (let round = 0; round < maxRounds; round++) {
    const next = formatOnce(text, context)
    if (next === text) return isWindows ? text.replaceAll('\n', '\r\n') : text
    text = next
  }
  return source
}

function formatOnce(source: string, context: FormatContext): string {
  const fences = splitFrontmatter(source)
  if (fences && !fences.isClosed) return source
  const bodyStart = fences ? fences.end + closingLine(source.slice(fences.end)) : 0
  const body = formatBody(source.slice(bodyStart), context)
  // A body that begins with a rule would be read as frontmatter.
  if (!fences) return splitFrontmatter(body) ? source : body
  const yaml = formatFrontmatter(fences.text, context)
  const closing = source.slice(fences.end, bodyStart).trimEnd()
  const between = body === '' ? '\n' : '\n\n'
  return source.slice(0, fences.start) + yaml + closing + between + body
}

/** The length of the line that closes the frontmatter, with its line end. */
function closingLine(text: string): number {
  return /^[^\n]*\n?/.exec(text)?.[0].length ?? 0
}

/** Formats the text below the frontmatter by one rule after another. */
function formatBody(source: string, { syntax }: FormatContext): string {
  // Empty lines before the first block and behind the last are no part of them.
  const lines = source.split('\n')
  const first = lines.findIndex(line => line.trim() !== '')
  const last = lines.findLastIndex(line => line.trim() !== '')
  let body = first < 0 ? '' : `${lines.slice(first, last + 1).join('\n')}\n`
  if (body !== source && !sameBody(syntax, source, body)) return source
  for (const rule of bodyRules) {
    const tree = syntax(body)
    if (!tree) return body
    body = applySafeGroups(body, rule(tree, body), syntax)
  }
  return body
}

/** Applies the groups of edits that leave the tree as it is: all at once, or else each half alone. */
function applySafeGroups(body: string, groups: Edit[][], syntax: BodySyntax): string {
  const changing = groups.filter(group => group.some(({ start, end, text }) => body.slice(start, end) !== text))
  return applyEdits(body, safeGroups(body, changing, syntax).flat())
}

function safeGroups(body: string, groups: Edit[][], syntax: BodySyntax): Edit[][] {
  if (groups.length === 0 || sameBody(syntax, body, applyEdits(body, groups.flat()))) return groups
  if (groups.length === 1) return []
  const half = Math.ceil(groups.length / 2)
  const [first, second] = [groups.slice(0, half), groups.slice(half)].map(each => safeGroups(body, each, syntax))
  const both = [...(first ?? []), ...(second ?? [])]
  // Two groups can be safe alone and not together, such as the marks of two lists that follow each other.
  return sameBody(syntax, body, applyEdits(body, both.flat())) ? both : (first ?? [])
}
