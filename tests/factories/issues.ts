import type { Issue } from '../../renderer/engine/base/diagnostics/issue'
import { offsetAt, positionAt, type Range } from '../../renderer/engine/base/diagnostics/position'

/** Each issue as `line:column code`. */
export function placesOf(issues: readonly Issue[]): string[] {
  return issues.map(({ line, column, code }) => `${line}:${column} ${code}`)
}

/** Each issue as `file code`. */
export function filesOf(issues: readonly Issue[]): string[] {
  return issues.map(({ file, code }) => `${file} ${code}`)
}

/** The code of each issue. */
export function codesOf(issues: readonly Issue[]): string[] {
  return issues.map(({ code }) => code)
}

/** The identity of an issue, which stays the same when its position moves: code, field and message. */
export function nameOf({ code, field, message }: Issue): string {
  return `${code} ${field} ${message}`
}

/** The part of a text that a range is about. */
export function partOf(source: string, range: Range): string {
  return source.slice(offsetAt(source, range), offsetAt(source, range.end))
}

/** Whether both ends of a range are positions that the text has, in their order. */
export function isInside(source: string, range: Range): boolean {
  const [start, end] = [range, range.end].map(position => {
    const offset = offsetAt(source, position)
    const { line, column } = positionAt(source, offset)
    return line === position.line && column === position.column ? offset : undefined
  })
  return start !== undefined && end !== undefined && start <= end
}

/** An issue of the value of a field, in line 3, columns 7 to 12. */
export function sampleIssue(): Issue {
  return {
    file: 'content/blog/one.mdx',
    line: 3,
    column: 7,
    end: { line: 3, column: 12 },
    code: 'field-value',
    field: 'date',
    message: '"2024" is not a day in the calendar.',
    hint: 'Write the date as year-month-day, for example 2024-12-01.',
  }
}
