import { count } from '@proofsheet/engine/base/diagnostics/issue'
import { totalOf } from '../compare/weight'
import type { Change, Comparison } from '../review-types'

/** The changes of one kind. */
export const ofKind = (changes: readonly Change[], kind: Change['kind']): Change[] =>
  changes.filter(change => change.kind === kind)

/** The file that a change comes from, at the end of a sentence; empty where it is unknown. */
export const causeOf = (cause: string | undefined): string => (cause === undefined ? '' : ` (${cause})`)

/** One page by its URL, several by their number. */
export function pages(urls: string[]): string {
  return urls.length === 1 ? (urls[0] ?? '') : count(urls.length, 'page')
}

/** One sentence for the pages whose weight changes so much that visitors notice. */
export function describeWeight({ changed }: Comparison): string[] {
  const heavier = changed.flatMap(({ url, changes }) => {
    const change = changes.find(({ kind }) => kind === 'weight')
    return change ? [{ url, change }] : []
  })
  const [first] = heavier
  if (!first) return []
  const { before, after } = first.change
  return [
    `The weight of ${pages(heavier.map(({ url }) => url))} changes, for example of ${first.url} from ${before} to ${after}.`,
  ]
}

/** The entries of feeds that differ; each is in feeds of several formats. */
function feedEntries(site: Change[]): number {
  const names = ofKind(site, 'feed').flatMap(({ subject, before, after }) => {
    if (!subject.includes(' ')) return after || before
    return /^\S+: (\S+)/.exec(subject)?.[1] ?? []
  })
  return new Set(names).size
}

/** The sentences on redirects, what the clock changes, issues, feeds and scripts. */
export function describeSite(site: Change[], moved: Comparison['moved']): string[] {
  const slashless = (url: string) => url.replace(/\/$/, '')
  const isSaid = ({ subject }: Change, index: number, all: Change[]) =>
    moved.some(({ from }) => slashless(from) === slashless(subject)) ||
    all.findIndex(other => slashless(other.subject) === slashless(subject)) < index
  const changed = ofKind(site, 'redirect').filter((...each) => !isSaid(...each))
  const redirects = changed.map(({ subject, before, after, cause }) =>
    after
      ? `${subject} ${before ? 'now leads' : 'leads'} to ${after}${causeOf(cause)}.`
      : `The redirect from ${subject} is gone${causeOf(cause)}.`,
  )
  const clock = ofKind(site, 'clock').map(({ subject, after }) =>
    after ? `${subject} on ${after}.` : `${subject.replace(/ \w+$/, '')} no longer changes by the clock.`,
  )
  const issues = ofKind(site, 'issue')
  const found = issues.filter(({ after }) => after).length
  const solved = issues.length - found
  const entries = feedEntries(site)
  return [
    ...redirects,
    ...clock,
    ...(found > 0 ? [`The check reports ${count(found, 'new issue')}.`] : []),
    ...(solved > 0 ? [`${count(solved, 'issue')} of the check ${solved === 1 ? 'is' : 'are'} solved.`] : []),
    ...(entries > 0 ? [`Readers of feeds get changes of ${count(entries, 'entry', 'entries')}.`] : []),
    ...describeScripts(ofKind(site, 'script')),
  ]
}

/** How many scripts that only one of the sites has there are, and the first of them by their names. */
function describeScripts(scripts: Change[]): string[] {
  const names = scripts.slice(0, 3).map(({ subject, cause }) => `${subject}${causeOf(cause)}`)
  const more = scripts.length > names.length ? ` and ${scripts.length - names.length} more` : ''
  return scripts.length > 0 ? [`${count(scripts.length, 'script')} changed: ${names.join(', ')}${more}.`] : []
}

/** The largest growth of a page's weight, as a line of a table; undefined where no page grows. */
export function largestGrowth({ changed }: Comparison): { url: string; before: number; after: number } | undefined {
  return changed
    .map(({ url, weight }) => ({ url, before: totalOf(weight.before), after: totalOf(weight.after) }))
    .filter(({ before, after }) => after > before)
    .sort((a, b) => b.after - b.before - (a.after - a.before))[0]
}
