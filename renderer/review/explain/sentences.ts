import { count } from '@proofsheet/engine/base/diagnostics/issue'
import type { ReviewClass } from '@proofsheet/engine/site'
import { showsMedia } from '../compare/media'
import type { Change, Comparison, Group } from '../review-types'
import type { ClassChange } from './classes'
import { quote, quotePair } from './marks'
import { causeOf, describeSite, describeWeight, ofKind, pages } from './site-sentences'

/** How many causes a sentence names. */
const maxCauses = 2

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
    ...moved.map(({ from, to, cause }) => `The page ${from} moves to ${to}${causeOf(cause)}.`),
    ...listed(added, 3).map(
      ({ url, title, source }) => `The page ${url} is new: ${quote(title)}${causeText(source ? [source] : [])}.`,
    ),
    ...(added.length > 3 ? [`${added.length - 3} more pages are new.`] : []),
    ...groups.flatMap(group => describeGroup(withoutRepeated(group, groups), ofSite)),
    ...describeMedia(ofKind(site, 'media'), groups),
    ...describeOthers(groups, ofKind(site, 'media')),
    ...describeSite(site, [...moved, ...gone.map(({ url }) => ({ from: url, to: '' }))]),
    ...describeWeight(comparison),
  ]
}

const listed = <Item>(items: readonly Item[], most: number) => items.slice(0, most)

function lostAnchors({ changes, urls, reasons }: Group): string[] {
  const lost = ofKind(changes, 'lost-anchor').map(({ subject }) => subject)
  if (lost.length === 0) return []
  const names = lost.length > 4 ? `${lost.slice(0, 4).join(', ')} and ${lost.length - 4} more` : lost.join(', ')
  return [
    `${lost.length === 1 ? 'The anchor' : 'The anchors'} ${names} of ${pages(urls)} ${lost.length === 1 ? 'is' : 'are'} gone${causeText(reasons)}.`,
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

/** The causes of a change at the end of a sentence; empty where they are unknown. */
function causeText(reasons: readonly string[]): string {
  const more = reasons.length > maxCauses ? [`${reasons.length - maxCauses} more`] : []
  return reasons.length > 0 ? ` (${[...reasons.slice(0, maxCauses), ...more].join('; ')})` : ''
}

/**
 * One sentence for the changed words of a group: its first change, and how many there are. Changes of a class are left
 * out. One more for what moved on its pages.
 */
function describeGroup({ urls, changes, reasons }: Group, ofSite: ClassChange[]): string[] {
  const all = changes.filter(({ kind }) => read.includes(kind))
  const words = distinct(all.filter(change => !ofSite.some(found => isCoveredBy(found, change))))
  const moved = ofKind(changes, 'order')
  const where = `on ${pages(urls)}`
  const sentence = ([first, ...others]: Change[], say: (change: Change) => string, what: string) => {
    const more = others.length > 0 ? ` (and ${count(others.length, 'more change')} of ${what})` : ''
    return first ? [`${say(first)} ${where}${more}${causeText(reasons)}.`] : []
  }
  const place = ({ subject, after }: Change) =>
    `The ${/^h[1-6]$/.test(subject) ? 'section' : 'text'} ${quote(after)} moves`
  return [...sentence(words, describeWords, 'words'), ...sentence(moved, place, 'order')]
}

/** A group without a description whose words a text of the same or other pages has too. */
function withoutRepeated(group: Group, groups: readonly Group[]): Group {
  const isText = (change: Change, { before, after, kind }: Change) =>
    kind === 'text' && before === change.before && after === change.after
  const isSaid = (change: Change) =>
    change.kind === 'description' && groups.some(({ changes }) => changes.some(other => isText(change, other)))
  return { ...group, changes: group.changes.filter(change => !isSaid(change)) }
}

/** Changes without those whose words are those of another: a list of contents repeats the headings. */
function distinct(changes: Change[]): Change[] {
  return [...new Map(changes.map(change => [`${change.before}\n${change.after}`, change])).values()]
}

/** Kinds that follow from the words of a page: a sentence names them only where no words have their cause. */
const following: readonly Change['kind'][] = ['structured-data', 'meta', 'card', 'label', 'link', 'markup']

/** One sentence for each kind of change of the groups in which no words changed, and each of their causes. */
function describeOthers(groups: Group[], media: readonly Change[]): string[] {
  const isRead = ({ changes }: Group) => changes.some(({ kind }) => read.includes(kind) || kind === 'order')
  const said = new Set(groups.filter(isRead).flatMap(({ reasons }) => reasons))
  const rest = groups.filter(group => !isRead(group))
  return Object.entries(nouns).flatMap(([kind, noun]) => {
    const byCause = new Map<string, Set<string>>()
    for (const { changes, reasons, urls } of rest) {
      const isSaid = following.includes(kind as Change['kind']) && reasons.some(reason => said.has(reason))
      const own = changes.filter(each => each.kind === kind && !media.some(({ subject }) => showsMedia(each, subject)))
      if (own.length === 0 || isSaid) continue
      const cause = causeText(reasons)
      byCause.set(cause, new Set([...(byCause.get(cause) ?? []), ...urls]))
    }
    return [...byCause].map(([cause, urls]) => `${noun} of ${pages([...urls])} changed${cause}.`)
  })
}

/** Pictures and recordings that are replaced, new or gone, with the pages that show them. */
function describeMedia(media: readonly Change[], groups: readonly Group[]): string[] {
  return media.map(({ subject, before, after }) => {
    const isShown = (change: Change) => change.kind === 'image' && showsMedia(change, subject)
    const urls = new Set(groups.filter(({ changes }) => changes.some(isShown)).flatMap(group => group.urls))
    const what = /\.(webm|mp4|ogv)$/.test(after || before) ? 'recording' : 'picture'
    const where = urls.size > 0 ? ` on ${pages([...urls])}` : ''
    return `The ${what} ${subject} is ${before ? (after ? 'replaced' : 'gone') : 'new'}${where}.`
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
  const [old, now] = quotePair(before, after)
  return `${what} ${old} becomes ${now}`
}
