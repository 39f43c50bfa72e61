import { type Issue, severityOf } from '@proofsheet/engine/base/diagnostics/issue'
import type { Range } from '@proofsheet/engine/base/diagnostics/position'
import { toPrintable } from '@proofsheet/engine/base/diagnostics/printable'
import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  DiagnosticSeverity,
  type Range as EditorRange,
} from 'vscode-languageserver/node'

/** Converts a range to the editor's: lines and characters count from 0. */
export function toRange({ line, column, end }: Range): EditorRange {
  return {
    start: { line: line - 1, character: column - 1 },
    end: { line: end.line - 1, character: end.column - 1 },
  }
}

/** Converts an issue to a diagnostic of the editor. */
export function toDiagnostic(issue: Issue): Diagnostic {
  return {
    range: toRange(issue),
    severity: severityOf(issue) === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: issue.code,
    source: 'content',
    message: [issue.message, issue.hint].map(toPrintable).join('\n'),
  }
}

/** Whether the range of an issue and another one have a position in common. */
export function touches(issue: Issue, { start, end }: EditorRange): boolean {
  const range = toRange(issue)
  const isBefore =
    range.end.line < start.line || (range.end.line === start.line && range.end.character < start.character)
  const isAfter =
    range.start.line > end.line || (range.start.line === end.line && range.start.character > end.character)
  return !isBefore && !isAfter
}

/** The quick fixes of a file's issues that touch a range. */
export function fixesAt(issues: Issue[], uri: string, at: EditorRange): CodeAction[] {
  return issues.flatMap(issue => {
    if (!issue.fix || !touches(issue, at)) return []
    const { text } = issue.fix
    return [
      {
        title: titleOf(issue.hint, text),
        kind: CodeActionKind.QuickFix,
        isPreferred: true,
        diagnostics: [toDiagnostic(issue)],
        edit: { changes: { [uri]: [{ range: toRange(issue.fix), newText: text }] } },
      },
    ]
  })
}

/** The longest replacement that the title of a fix shows, in characters. */
const maxShown = 60

/** The title of a fix: what the hint asks to remove, or the text to write. */
function titleOf(hint: string, text: string): string {
  const [removed] = /^Remove [^.:]+/.exec(hint) ?? []
  if (removed || text === '') return removed ?? 'Remove it'
  const line = toPrintable(text.replace(/\s+/g, ' ').trim())
  return `Write ${line.length > maxShown ? `${line.slice(0, maxShown)}…` : line}`
}
