import { type Fix, type Issue, sortIssues } from '@proofsheet/engine/base/diagnostics/issue'
import { offsetAt } from '@proofsheet/engine/base/diagnostics/position'
import { applyEdits } from '@proofsheet/engine/base/files/edits'
import { certainFix } from './certain-fix'

/** The largest number of rounds in which fixes are applied to the result of the last round. */
const maxRounds = 10

/** The texts of content files by path, as an editor has them before they are saved. */
type Texts = ReadonlyMap<string, string>

/** The project as `fixAll` needs it. */
export interface FixContext {
  /** All issues of the content with these texts in place of those on the disk. */
  check(texts: Texts): Promise<Issue[]>
  /** The text of a content file on the disk; undefined where there is none. */
  read(file: string): string | undefined
  /** The replacement for what other generators have, where an issue is of it and the site has the same. */
  foreignFix?(issue: Issue, source: string): Fix | undefined
  /** Whether the issues of a file are to be fixed. */
  includes(file: string): boolean
}

/** An issue that was fixed, with the text that its fix replaced. */
export interface FixedIssue extends Issue {
  fix: Fix
  written: string
}

/** The result of fixing: the new texts, the fixed issues, and the remaining ones. */
export interface FixResult {
  texts: Texts
  fixed: FixedIssue[]
  issues: Issue[]
}

/**
 * Applies every certain fix, and those that become possible by it, without writing anything. Fixes after which an issue
 * is still there, or one is there that wasn't before, are not applied.
 */
export async function fixAll(context: FixContext): Promise<FixResult> {
  let now: FixResult = { texts: new Map(), fixed: [], issues: await context.check(new Map()) }
  const failed = new Set<string>()
  for (let round = 0; round < maxRounds; round++) {
    const wanted = candidates(now, context).filter(each => !failed.has(keyOf(each)))
    if (wanted.length === 0) break
    now = await applyBest(now, wanted, context, failed)
  }
  return { ...now, fixed: sortIssues(now.fixed) as FixedIssue[] }
}

/** Applies as many of the fixes as possible: all at once, or else the halves of their files, or of those of one file. */
async function applyBest(
  now: FixResult,
  wanted: FixedIssue[],
  context: FixContext,
  failed: Set<string>,
): Promise<FixResult> {
  const texts = new Map(now.texts)
  for (const file of new Set(wanted.map(each => each.file))) {
    const own = wanted.filter(each => each.file === file)
    texts.set(file, withFixes(textOf(file, now, context) ?? '', own))
  }
  const issues = await context.check(texts)
  if (isBetter(now.issues, issues, wanted)) return { texts, fixed: [...now.fixed, ...wanted], issues }
  const [only, ...others] = wanted
  if (only && others.length === 0) {
    failed.add(keyOf(only))
    return now
  }
  const files = [...new Set(wanted.map(each => each.file))]
  const inFirstHalf =
    files.length > 1
      ? ({ file }: FixedIssue) => files.indexOf(file) < files.length / 2
      : (each: FixedIssue) => wanted.indexOf(each) < wanted.length / 2
  const first = await applyBest(now, wanted.filter(inFirstHalf), context, failed)
  // Positions in the same file have moved; the next round finds them again.
  if (files.length === 1 && first !== now) return first
  return applyBest(
    first,
    wanted.filter(each => !inFirstHalf(each)),
    context,
    failed,
  )
}

/** The issues with a certain fix, without those whose fix overlaps with another one's. */
function candidates(now: FixResult, context: FixContext): FixedIssue[] {
  const ends = new Map<string, number>()
  return sortIssues(now.issues).flatMap(issue => {
    const source = context.includes(issue.file) ? textOf(issue.file, now, context) : undefined
    const fix = source === undefined ? undefined : (context.foreignFix?.(issue, source) ?? certainFix(issue, source))
    if (source === undefined || !fix) return []
    const [start, end] = [offsetAt(source, fix), offsetAt(source, fix.end)]
    if (start < (ends.get(issue.file) ?? 0)) return []
    ends.set(issue.file, Math.max(end, start + 1))
    return [{ ...issue, fix, written: source.slice(start, end) }]
  })
}

function textOf(file: string, { texts }: FixResult, context: FixContext): string | undefined {
  return texts.get(file) ?? context.read(file)
}

function withFixes(source: string, issues: FixedIssue[]): string {
  const edits = issues.map(({ fix }) => ({
    start: offsetAt(source, fix),
    end: offsetAt(source, fix.end),
    text: fix.text,
  }))
  return applyEdits(source, edits)
}

/** Whether each fixed issue is gone, and no issue is there that wasn't before. */
export function isBetter(before: readonly Issue[], after: readonly Issue[], fixed: readonly Issue[]): boolean {
  const [had, has, gone] = [before, after, fixed].map(countByName) as [Counts, Counts, Counts]
  return (
    [...has].every(([name, count]) => count <= (had.get(name) ?? 0)) &&
    [...gone].every(([name, count]) => (has.get(name) ?? 0) <= (had.get(name) ?? 0) - count)
  )
}

type Counts = Map<string, number>

function countByName(issues: readonly Issue[]): Counts {
  const counts: Counts = new Map()
  for (const issue of issues) counts.set(issueIdentity(issue), (counts.get(issueIdentity(issue)) ?? 0) + 1)
  return counts
}

/** The identity of an issue, which stays the same when its position moves. */
export function issueIdentity({ file, code, field, message }: Issue): string {
  return [file, code, field, message.replace(/:\d+/g, '')].join('\n')
}

function keyOf(issue: FixedIssue): string {
  return `${issueIdentity(issue)}\n${issue.written}\n${issue.fix.text}\n${issue.line}`
}
