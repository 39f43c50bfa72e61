import { issueIdentity } from '@proofsheet/authoring/fix/fix-all'
import { type Issue, isError, severityOf } from '@proofsheet/engine/base/diagnostics/issue'
import { offsetAt } from '@proofsheet/engine/base/diagnostics/position'
import type { Loader, LoadResult } from '@proofsheet/engine/content/load'
import type { EditIssue } from '../contract'

/** Checks the content with texts in place of those on the disk. */
export type CheckContent = Loader

/** The longest words of an issue, in characters. */
const maxWords = 300

/** The content with a text that isn't written yet, and its issues as far as they are those of that text. */
interface CheckedChange {
  issues: EditIssue[]
  content: LoadResult
}

/**
 * The issues of a file with another text, and the errors that it would add to other files. An error is
 * new where the content has fewer of its kind now.
 */
export async function checkChange(check: CheckContent, file: string, source: string): Promise<CheckedChange> {
  const content = await check(new Map([[file, source]]))
  const { issues, documents } = content
  const errors = issues.filter(isError)
  const added = new Set(errors.length > 0 ? await addedErrors(check, errors) : [])
  const textOf = (issue: Issue) =>
    issue.file === file ? source : documents.find(({ entry }) => entry.file === issue.file)?.entry.source
  const own = issues
    .filter(issue => issue.file === file || added.has(issue))
    .map(issue => toEditIssue(issue, textOf(issue) ?? '', added.has(issue)))
  return { issues: own, content }
}

/** Those of some errors that the content on the disk doesn't have, or has less often. */
async function addedErrors(check: CheckContent, errors: Issue[]): Promise<Issue[]> {
  return withoutOld(errors, (await check()).issues)
}

function withoutOld(errors: Issue[], old: Issue[]): Issue[] {
  const counts = new Map<string, number>()
  const add = (issue: Issue, by: number) => {
    const count = (counts.get(issueIdentity(issue)) ?? 0) + by
    counts.set(issueIdentity(issue), count)
    return count
  }
  for (const issue of old) add(issue, 1)
  return errors.filter(issue => add(issue, -1) < 0)
}

function toEditIssue(issue: Issue, source: string, isNew: boolean): EditIssue {
  const { file, code, field, message, hint } = issue
  const [start, end] = [offsetAt(source, issue), offsetAt(source, issue.end)]
  return {
    file,
    start,
    end,
    words: source.slice(start, Math.min(end, start + maxWords)),
    severity: severityOf(issue),
    code,
    field,
    message,
    hint,
    isNew,
  }
}
