import { count } from '@proofsheet/engine/base/diagnostics/issue'
import type { ReviewClass } from '@proofsheet/engine/site'
import { totalOf } from '../compare/weight'
import type { Change, Comparison, Group } from '../review-types'
import type { ClassChange } from './classes'

/** The longest quotation, in characters. */
const maxQuoted = 90

/** Kinds whose words visitors read. */
const read = ['heading', 'text', 'title', 'description']

/** Describes the changes for visitors in sentences, the most important first; empty where nothing changes. */
export function describeComparison(
  comparison: Comparison,
  ofSite: ClassChange[],
  classes: Record<string, ReviewClass>,
): string[] {
  const { added, gone, moved, groups, site } = comparison
  return [
    ...ofKind(site, 'lost-address').map(({ subject }) => `The page ${subject} is gone, and its address leads nowhere.`),
    ...groups.flatMap(lostAnchors),
    ...ofSite.map(change => describeClass(change, classes[change.name]?.noun ?? change.name)),
    ...gone.flatMap(({ url, redirect }) =>
      redirect ? [`The page ${url} is gone; its address leads to ${redirect}.`] : [],
    ),
    ...moved.map(({ from, to }) => `The page ${from} moves to ${to}.`),
    ...listed(added, 3).map(({ url, title }) => `The page ${url} is new: ${quote(title)}.`),
    ...(added.length > 3 ? [`${added.length - 3} more pages are new.`] : []),
    ...groups.flatMap(group => describeGroup(group, ofSite)),
    ...describeOthers(groups),
    ...describeSite(site, moved),
    ...describeWeight(comparison),
  ]
}

/** One sentence for the pages whose weight changes so much that visitors notice. */
function describeWeight({ changed }: Comparison): string[] {
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

const listed = <Item>(items: readonly Item[], most: number) => items.slice(0, most)

const ofKind = (changes: Change[], kind: Change['kind']) => changes.filter(change => change.kind === kind)

function lostAnchors({ changes, urls }: Group): string[] {
  const lost = ofKind(changes, 'lost-anchor').map(({ subject }) => subject)
  if (lost.length === 0) return []
  const names = lost.length > 4 ? `${lost.slice(0, 4).join(', ')} and ${lost.length - 4} more` : lost.join(', ')
  return [
    `${lost.length === 1 ? 'The anchor' : 'The anchors'} ${names} of ${pages(urls)} ${lost.length === 1 ? 'is' : 'are'} gone.`,
  ]
}

function describeClass({ subject, before, after, urls }: ClassChange, noun: string): string {
  const where = urls.length > 0 ? ` on ${pages(urls)}` : ''
  if (before === after) return `The ${noun} at ${subject} changes.`
  const what = subject ? `The ${noun} of ${subject}` : `A ${noun}`
  if (!before) return `${what} is new: ${after}${where}.`
  if (!after) return `${what} is gone${where}: it was ${before}.`
  return `${what} changes from ${before} to ${after}${where}.`
}

/**
 * One sentence for the changed words of a group: its first change, and how many there are. Changes of a class are left
 * out.
 */
function describeGroup({ urls, changes }: Group, ofSite: ClassChange[]): string[] {
  const all = changes.filter(({ kind }) => read.includes(kind))
  const words = all.filter(change => !ofSite.some(found => isCoveredBy(found, change)))
  const [first] = words
  if (!first) return []
  const more = words.length > 1 ? ` (and ${count(words.length - 1, 'more change')} of words)` : ''
  return [`${describeWords(first)} on ${pages(urls)}${more}.`]
}

/** One sentence for each kind of change of the groups in which no words changed, with how many pages have it. */
function describeOthers(groups: Group[]): string[] {
  const silent = groups.filter(({ changes }) => !changes.some(({ kind }) => read.includes(kind)))
  return Object.entries(nouns).flatMap(([kind, noun]) => {
    const urls = new Set(
      silent.filter(({ changes }) => changes.some(each => each.kind === kind)).flatMap(({ urls }) => urls),
    )
    return urls.size > 0 ? [`${noun} of ${pages([...urls])} changed.`] : []
  })
}

/** Whether a change of text only replaces the old value of a class change by the new one. */
function isCoveredBy(found: ClassChange, { before, after }: Change): boolean {
  if (!found.before || !found.after) return false
  const shared = commonSuffixLength(found)
  const [old, now] = [found.before, found.after].map(text => text.slice(0, text.length - shared))
  return old !== undefined && now !== undefined && before.includes(old) && before.replaceAll(old, now) === after
}

/** The length of the end that both values share from a space or slash on: pages may show a price without its month. */
function commonSuffixLength({ before, after }: ClassChange): number {
  const [old = '', now = ''] = [before, after].map(text => (/[\s/]/.test(text) ? text.slice(text.search(/[\s/]/)) : ''))
  return old === now ? old.length : 0
}

const nouns: Partial<Record<Change['kind'], string>> = {
  order: 'The order of blocks',
  link: 'Links',
  image: 'Images',
  label: 'Labels for assistive technology',
  card: 'The social card',
  'structured-data': 'Structured data',
  meta: 'Meta data',
  style: 'Styles',
  markup: 'Markup',
}

function describeWords({ kind, before, after }: Change): string {
  const what =
    { heading: 'The heading', title: 'The title', description: 'The description' }[kind as string] ?? 'The text'
  if (!before) return `${what} ${quote(after)} is new`
  if (!after) return `${what} ${quote(before)} is gone`
  const [old, now] = focus(before, after)
  return `${what} ${quote(old)} becomes ${quote(now)}`
}

/** The parts of two texts around their first difference, where they are long. */
function focus(before: string, after: string): [string, string] {
  if (before.length <= maxQuoted && after.length <= maxQuoted) return [before, after]
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  const from = before.lastIndexOf(' ', Math.max(0, start - 30)) + 1
  return from > 0 ? [`…${before.slice(from)}`, `…${after.slice(from)}`] : [before, after]
}

function quote(text: string): string {
  const short = text.length > maxQuoted ? `${text.slice(0, maxQuoted).trimEnd()}…` : text
  return `“${short}”`
}

/** One page by its URL, several by their number. */
function pages(urls: string[]): string {
  return urls.length === 1 ? (urls[0] ?? '') : count(urls.length, 'page')
}

/** The entries of feeds that differ; each is in feeds of several formats. */
function feedEntries(site: Change[]): number {
  const names = ofKind(site, 'feed').flatMap(({ subject, before, after }) => {
    if (!subject.includes(' ')) return after || before
    return /^\S+: (\S+)/.exec(subject)?.[1] ?? []
  })
  return new Set(names).size
}

function describeSite(site: Change[], moved: Comparison['moved']): string[] {
  const slashless = (url: string) => url.replace(/\/$/, '')
  const isSaid = ({ subject }: Change, index: number, all: Change[]) =>
    moved.some(({ from }) => slashless(from) === slashless(subject)) ||
    all.findIndex(other => slashless(other.subject) === slashless(subject)) < index
  const changed = ofKind(site, 'redirect').filter((...each) => !isSaid(...each))
  const redirects = changed.map(({ subject, before, after }) =>
    after ? `${subject} ${before ? 'now leads' : 'leads'} to ${after}.` : `The redirect from ${subject} is gone.`,
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
    ...(ofKind(site, 'script').length > 0 ? [`${count(ofKind(site, 'script').length, 'script')} changed.`] : []),
  ]
}

/** The largest growth of a page's weight, as a line of a table; undefined where no page grows. */
export function largestGrowth({ changed }: Comparison): { url: string; before: number; after: number } | undefined {
  return changed
    .map(({ url, weight }) => ({ url, before: totalOf(weight.before), after: totalOf(weight.after) }))
    .filter(({ before, after }) => after > before)
    .sort((a, b) => b.after - b.before - (a.after - a.before))[0]
}
