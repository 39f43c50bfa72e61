import { issueIdentity } from '../../../authoring/fix/fix-all'
import type { Unsaved } from '../../../content/files/list-folder'
import type { QuickCheck } from '../../../content/live-check'
import { type Issue, isError, severityOf } from '../../../diagnostics/issue'
import { offsetAt } from '../../../diagnostics/position'
import type { EditIssue } from '../contract'

/** Checks the content with texts in place of those on the disk. */
export type CheckContent = (unsaved?: Unsaved) => Promise<QuickCheck>

/**
 * The issues of a file with another text, types included, and the errors that it would add to other files. An error is
 * new where the content has fewer of its kind now.
 */
export async function checkChange(check: CheckContent, file: string, source: string): Promise<EditIssue[]> {
  const quick = await check(new Map([[file, source]]))
  // Only components and values in braces have types.
  const { issues, documents } = /[<{]/.test(source) ? await quick.full() : quick
  const errors = issues.filter(isError)
  const old = errors.length > 0 ? await errorCounts(check) : new Map<string, number>()
  const added = new Set(
    errors.filter(issue => {
      const left = (old.get(issueIdentity(issue)) ?? 0) - 1
      old.set(issueIdentity(issue), left)
      return left < 0
    }),
  )
  const textOf = (issue: Issue) =>
    issue.file === file ? source : documents.find(({ entry }) => entry.file === issue.file)?.entry.source
  return issues
    .filter(issue => issue.file === file || added.has(issue))
    .map(issue => toEditIssue(issue, textOf(issue) ?? '', added.has(issue)))
}

/** How often the content on the disk has each error. */
async function errorCounts(check: CheckContent): Promise<Map<string, number>> {
  const { issues } = await (await check()).full()
  const counts = new Map<string, number>()
  for (const issue of issues.filter(isError))
    counts.set(issueIdentity(issue), (counts.get(issueIdentity(issue)) ?? 0) + 1)
  return counts
}

function toEditIssue(issue: Issue, source: string, isNew: boolean): EditIssue {
  const { file, code, field, message, hint, end } = issue
  return {
    ...{ file, start: offsetAt(source, issue), end: offsetAt(source, end), severity: severityOf(issue), code },
    ...(field !== undefined && { field }),
    ...{ message, hint, isNew },
  }
}
