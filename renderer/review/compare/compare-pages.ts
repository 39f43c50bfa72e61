import { sha256 } from '@proofsheet/engine/base/cache/hash'
import { anchorsIn } from '@proofsheet/engine/pages/html/inspect'
import { parsePage } from '@proofsheet/engine/pages/html/page-tree'
import type { Change, ChangedPage, Side } from '../review-types'
import { normalizeHtml } from './normalize'
import { blockChanges } from './page/block-changes'
import { blocksOf } from './page/blocks'
import { cardOf, headChanges, headOf } from './page/head'
import { changedRegion } from './page/region'
import { createStyleComparison } from './page/styles'
import { createScale, isWeightChange, totalOf } from './weight'

/** Gives the function that compares a page of two sites, by its URL and the paths of its two files. */
export function createPageComparison(before: Side, after: Side) {
  const bodyChanges = createBodyComparison()
  const [weighBefore, weighAfter] = [createScale(before), createScale(after)]
  const styleChanges = createStyleComparison(before, after)
  return (url: string, oldPath: string, newPath: string): Pick<ChangedPage, 'changes' | 'weight'> => {
    const [oldHtml, newHtml] = [before.read(oldPath), after.read(newPath)]
    const [old, now] = [normalizeHtml(oldHtml), normalizeHtml(newHtml)]
    const [oldHead, newHead] = [headOf(old), headOf(now)]
    const weight = { before: weighBefore(oldHtml), after: weighAfter(newHtml) }
    const isHeavier = isWeightChange(weight.before, weight.after)
    return {
      changes: [
        ...anchorChanges(old, now),
        ...(old.slice(oldHead.length) === now.slice(newHead.length) ? [] : bodyChanges(url, old, now)),
        ...(oldHead === newHead ? [] : headChanges(oldHead, newHead)),
        ...cardChanges(before, after, oldHtml, newHtml),
        ...styleChanges(headOf(oldHtml), headOf(newHtml)),
        ...(isHeavier ? [weightChange(totalOf(weight.before), totalOf(weight.after))] : []),
      ],
      weight,
    }
  }
}

/** Compares bodies; a difference that was found on another page before is not searched again. */
function createBodyComparison(): (url: string, old: string, now: string) => Change[] {
  const known = new Map<string, Change[]>()
  return (url, old, now) => {
    const region = changedRegion(old.slice(headOf(old).length), now.slice(headOf(now).length))
    const key = region && sha256(region)
    const found = key && known.get(key)
    if (found) return found
    const changes = blockChanges(url, blocksOf(old), blocksOf(now))
    if (key) known.set(key, changes)
    return changes
  }
}

/** Anchors that are gone, which links from elsewhere may name, and new ones. */
function anchorChanges(old: string, now: string): Change[] {
  const [before, after] = [anchorsIn(parsePage(old)), anchorsIn(parsePage(now))]
  const lost = before.filter(id => !after.includes(id))
  const added = after.filter(id => !before.includes(id))
  return [
    ...lost.map(id => ({ kind: 'lost-anchor' as const, subject: `#${id}`, before: `#${id}`, after: '' })),
    ...added.map(id => ({ kind: 'anchor' as const, subject: `#${id}`, before: '', after: `#${id}` })),
  ]
}

/** The social card is compared by its file. */
function cardChanges(before: Side, after: Side, old: string, now: string): Change[] {
  const [oldPath, newPath] = [cardPath(before, old), cardPath(after, now)]
  const [oldHash, newHash] = [before.files.get(oldPath)?.hash, after.files.get(newPath)?.hash]
  // Without the path, which differs from page to page: pages whose cards changed are one group.
  const nameOf = (path: string, name: string) => (path ? name : '')
  return oldHash === newHash
    ? []
    : [{ kind: 'card', subject: 'social card', before: nameOf(oldPath, 'former'), after: nameOf(newPath, 'new') }]
}

/** The path of the file that a document names as its social card; empty where the site has no such file. */
export function cardPath(side: Side, html: string): string {
  const url = cardOf(html)
  if (!url || !URL.canParse(url, 'http://localhost')) return ''
  const segments = decodeURI(new URL(url, 'http://localhost').pathname).split('/')
  // The URL begins with the base path, of which the paths of files know nothing.
  const paths = segments.map((_, index) => segments.slice(index + 1).join('/'))
  return paths.find(path => path && side.files.has(path)) ?? ''
}

function weightChange(before: number, after: number): Change {
  const kib = (bytes: number) => `${Math.round(bytes / 1024)} KiB`
  return { kind: 'weight', subject: 'page weight', before: kib(before), after: kib(after) }
}
