import { type Issue, isError } from '@proofsheet/engine/base/diagnostics/issue'
import { offsetAt, positionAt } from '@proofsheet/engine/base/diagnostics/position'
import { createFileAnalyzer } from '@proofsheet/engine/content/analyze'
import type { Entry } from '@proofsheet/engine/content/files/find'
import { splitFrontmatter } from '@proofsheet/engine/content/split-frontmatter'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { type CodeAction, CodeActionKind, type Range as EditorRange } from 'vscode-languageserver/node'
import { toDiagnostic, touches } from './diagnose'
import type { Workspace } from './workspace'

/** A text that an action inserts, and what the action is called. */
interface Insertion {
  title: string
  at: number
  text: string
}

/**
 * The actions for issues that have no fix of their own: what is open is closed, and a picture is called by the name of its
 * file. They are suggestions, because only the writer knows where a text ends or what a picture shows; one is made only
 * where the issue is gone with it and no error has come.
 */
export function suggestedFixes(workspace: Workspace, entry: Entry, issues: Issue[], range: EditorRange): CodeAction[] {
  const isRemedy = createRemedyCheck(workspace.site, entry)
  const own = issues.filter(issue => !issue.fix && touches(issue, range))
  return own.flatMap(issue => {
    const insertions = insertionsFor(issue, entry.source, workspace.site)
    const found = insertions.find(each => isRemedy(issue, each))
    if (!found) return []
    const { line, column } = positionAt(entry.source, found.at)
    const place = { line: line - 1, character: column - 1 }
    return {
      title: found.title,
      kind: CodeActionKind.QuickFix,
      diagnostics: [toDiagnostic(issue)],
      edit: {
        changes: { [workspace.uriOf(entry.file)]: [{ range: { start: place, end: place }, newText: found.text }] },
      },
    }
  })
}

/** The insertions that may be meant, the likeliest first. */
function insertionsFor(issue: Issue, source: string, { components }: SiteDefinition): Insertion[] {
  const { code, message, hint } = issue
  const start = offsetAt(source, issue)
  const closing = /^Close it with (<\/\S*>|-->)/.exec(hint)?.[1]
  if (code === 'body-syntax' && closing) {
    const isBlock = components.names.some(name => closing === `</${name}>`)
    const ends = placesAfter(source, start)
    return ends.flatMap(at => {
      const texts = isBlock ? [`\n\n${closing}`, closing] : [closing, `\n\n${closing}`]
      return texts.map(text => ({ title: `Close it with ${closing}`, at, text }))
    })
  }
  if (code === 'body-directive' && message.endsWith('never closed.'))
    return placesAfter(source, start).map(at => ({ title: 'Write ::: below its text', at, text: '\n:::' }))
  if (code === 'frontmatter-syntax' && message === 'The frontmatter is never closed.') return closeFields(source)
  if (code === 'image-text') {
    const whole = source.slice(start, offsetAt(source, issue.end))
    const name = /^!\[\]\(<?([^)\s>]+)/.exec(whole)?.[1]?.replace(/^.*\/|\.\w+$/g, '')
    const words = name?.replace(/[-_]+/g, ' ').trim()
    return words ? [{ title: `Write “${words}” as what it shows`, at: start + 2, text: words }] : []
  }
  return []
}

/** The ends of the line, of the block and of the block after it, in which something is opened. */
function placesAfter(source: string, start: number): number[] {
  const lineEnd = endFrom(source, start, /\r?\n|$/)
  const blockEnd = endFrom(source, start, /\r?\n\r?\n|$/)
  const nextEnd = endFrom(source, blockEnd + 2, /\r?\n\r?\n|$/)
  // A tag alone on its line is around what follows it.
  const isAlone = /^[ \t]*<[^<>]*>[ \t]*$/.test(source.slice(source.lastIndexOf('\n', start) + 1, lineEnd))
  const places = isAlone ? [nextEnd, blockEnd] : [blockEnd, lineEnd, nextEnd]
  return [...new Set(places)].filter(at => at <= source.length)
}

/** Where a pattern begins, without the space before it. */
function endFrom(source: string, from: number, pattern: RegExp): number {
  const rest = source.slice(from)
  return from + rest.slice(0, Math.max(0, rest.search(pattern))).trimEnd().length
}

/** The line that closes fields, below the last one. */
function closeFields(source: string): Insertion[] {
  const found = splitFrontmatter(source)
  if (!found || found.isClosed) return []
  const lines = source.slice(found.start).split('\n')
  const isField = (line: string) => /^(\w[\w-]*:|[ \t]+\S|- |#)/.test(line)
  const first = lines.findIndex((line, index) => index > 0 && !isField(line))
  const last = first < 0 ? lines.length : first
  const at = found.start + lines.slice(0, last).join('\n').length
  return [{ title: 'Write --- below the fields', at, text: '\n---' }]
}

/** Gives the function that says whether an issue of an entry is gone with a text inserted, and no other error has come. */
function createRemedyCheck(site: SiteDefinition, entry: Entry) {
  const analyze = createFileAnalyzer(site)
  const issuesOf = (source: string) => analyze({ ...entry, source }).analysis.issues
  const nameOf = ({ code, message }: Issue) => `${code} ${message}`
  let known: Set<string> | undefined
  return (issue: Issue, { at, text }: Insertion): boolean => {
    known ??= new Set(issuesOf(entry.source).map(nameOf))
    const before = known
    // Fields that could not be read before may have errors of their own.
    const isNew = (found: Issue) => isError(found) && !before.has(nameOf(found)) && issue.code !== 'frontmatter-syntax'
    const after = issuesOf(entry.source.slice(0, at) + text + entry.source.slice(at))
    return !after.some(found => nameOf(found) === nameOf(issue) || isNew(found))
  }
}
