import type { Issue } from '../../base/diagnostics/issue'
import { offsetAt, type Span } from '../../base/diagnostics/position'

/** A syntax error in words for writers. */
export interface Explained extends Pick<Issue, 'message' | 'hint'> {
  /** Where it is, if not where the parser noticed it. */
  at?: Partial<Span> & Pick<Span, 'start'>
  /** The replacement that fixes it. */
  fix?: Span & { text: string }
}

/** A syntax error of the parser: its reason, and where the parser noticed it in a text. */
export interface SyntaxFault {
  reason: string
  text: string
  start: number
}

/** The offset of a place that a reason names as "(line:column". */
export function placeIn(reason: string, text: string): number | undefined {
  const [, line, column] = /\((\d+):(\d+)/.exec(reason) ?? []
  return line ? offsetAt(text, { line: Number(line), column: Number(column) }) : undefined
}
