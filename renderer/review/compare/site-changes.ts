import { count, type Issue } from '@proofsheet/engine/base/diagnostics/issue'
import type { Change as ClockChange, NextChange } from '@proofsheet/engine/content/dates/next-change'
import type { HostRules } from '@proofsheet/engine/pages/outputs/host-rules'
import type { Change, ChangeKind, Side } from '../review-types'
import { mediaChanges } from './media'
import { recordChanges } from './records'
import { scriptChanges } from './scripts'

/** Files whose records are compared. */
const recordFile = /(^|\/)(atom|rss|feed|sitemap)[\w-]*\.(xml|json)$/

/** The changes of files that belong to no single page. */
export function siteChanges(before: Side, after: Side): Change[] {
  return [
    ...fileChanges(before, after),
    ...difference('redirect', redirectsOf(before), redirectsOf(after)),
    ...difference('clock', clockOf(before), clockOf(after)),
    ...(before.issues && after.issues ? issueChanges(before.issues, after.issues) : []),
    ...scriptChanges(before, after),
    ...mediaChanges(before, after),
  ]
}

/** The redirects of a site without its base path: the new URL by the former one. */
export function redirectsOf(side: Side): Map<string, string> {
  const { redirects = [], base = '/' } = readBeside<HostRules>(side, 'host-rules.json') ?? {}
  const inside = (url: string) => (url.startsWith(base) ? url.slice(base.length - 1) : url)
  return new Map(redirects.map(({ from, to }) => [inside(from), inside(decodeURI(to))]))
}

function clockOf(side: Side): Map<string, string> {
  const { changes = [] } = readBeside<NextChange>(side, 'next-change.json') ?? {}
  const wordOf: Record<ClockChange['becomes'], string> = { published: 'appears', expired: 'goes' }
  return new Map(changes.map(({ at, file, becomes }) => [`${file} ${wordOf[becomes]}`, at]))
}

function readBeside<Value>(side: Side, name: string): Partial<Value> | undefined {
  const text = side.readBeside(name)
  return text === undefined ? undefined : JSON.parse(text)
}

function difference(kind: ChangeKind, before: Map<string, string>, after: Map<string, string>): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter(subject => before.get(subject) !== after.get(subject))
    .map(subject => ({ kind, subject, before: before.get(subject) ?? '', after: after.get(subject) ?? '' }))
}

/** Issues that are new or gone; lines don't count, in messages either, because a line above shifts them. */
function issueChanges(before: Issue[], after: Issue[]): Change[] {
  const nameOf = ({ file, code, message }: Issue) => `${file} ${code} ${message.replace(/:\d+/g, '')}`
  const places = (issues: Issue[]) =>
    new Map(issues.map(issue => [nameOf(issue), `${issue.message} (${issue.file}:${issue.line})`]))
  const [old, now] = [places(before), places(after)]
  const only = (these: Map<string, string>, others: Map<string, string>) =>
    [...these].filter(([name]) => !others.has(name)).map(([, text]) => text)
  return [
    ...only(old, now).map(text => ({ kind: 'issue' as const, subject: 'content', before: text, after: '' })),
    ...only(now, old).map(text => ({ kind: 'issue' as const, subject: 'content', before: '', after: text })),
  ]
}

/** Feeds and the sitemap record by record; other files that belong to no page by their names and sizes. */
function fileChanges(before: Side, after: Side): Change[] {
  const paths = [...new Set([...before.files.keys(), ...after.files.keys()])].filter(isOwnFile)
  const changed = paths.filter(path => before.files.get(path)?.hash !== after.files.get(path)?.hash)
  return changed.flatMap(path => {
    if (recordFile.test(path)) return recordChanges(path, before.read(path), after.read(path))
    const size = ({ files }: Side) => (files.has(path) ? count(files.get(path)?.bytes ?? 0, 'byte') : '')
    const owner = before.files.get(path)?.page ?? after.files.get(path)?.page
    return owner ? [] : { kind: 'file' as const, subject: path, before: size(before), after: size(after) }
  })
}

/** Neither a page, nor a compressed file, nor made from all pages for the search or for hosts, nor an asset. */
function isOwnFile(path: string): boolean {
  return (
    !/\.(html|br|gz)$|(^|\/)index\.md$/.test(path) &&
    !/^(assets|media|search|llms-full)\//.test(path) &&
    !/^(_headers|_redirects|vercel\.json|staticwebapp\.config\.json|llms(-full)?\.txt)$/.test(path)
  )
}
