import { Failure } from '../failures/failure'
import { count, formatIssue, type Issue, isError, sortIssues } from './issue'

/** Errors in content for which nothing can be made. The message shows them all; a command ends with exit code 1. */
export class ContentErrors extends Failure {
  /** `conclusion` is the last sentence; by default the number of issues. */
  constructor(
    readonly issues: Issue[],
    conclusion = `${count(issues.length, 'issue')}.`,
  ) {
    super(`${issues.map(formatIssue).join('\n\n')}\n\n${conclusion}`)
  }
}

/** Throws the errors among the issues as `ContentErrors`, in the order of files and lines. */
export function throwErrors(issues: Issue[]): void {
  const errors = sortIssues(issues.filter(isError))
  if (errors.length > 0) throw new ContentErrors(errors)
}
