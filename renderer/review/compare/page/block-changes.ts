import { diffArrays } from 'diff'
import type { Change, ChangeKind, Selectors } from '../../review-types'
import type { Block } from './blocks'

/** Two texts with fewer common words than this share of all are two blocks, not one that changed. */
const minSimilarity = 0.3

/** The largest number of added and removed blocks that are aligned; beyond it all blocks count as replaced. */
const maxEdits = 6000

/** A block before and after; one of both is missing for a new or removed block. */
interface Pair {
  before?: Block
  after?: Block
  /** Whether it is the same block in another place. */
  isMoved?: boolean
}

/** The changes between the blocks of two documents of a page. */
export function blockChanges(page: string, before: readonly Block[], after: readonly Block[]): Change[] {
  const changesOf = (pair: Pair) => pairChanges(page, pair)
  const [old, now] = [before, after].map(blocks => blocks.map(({ signature }) => signature))
  const parts = diffArrays(old ?? [], now ?? [], { maxEditLength: maxEdits })
  if (!parts) return pairUp([...before], [...after]).flatMap(changesOf)
  const pairs: Pair[] = []
  const [gone, added]: [Block[], Block[]] = [[], []]
  let [i, j] = [0, 0]
  const endHunk = () => pairs.push(...pairUp(gone.splice(0), added.splice(0)))
  for (const part of parts) {
    const count = part.value.length
    if (part.removed) gone.push(...before.slice(i, i + count))
    else if (part.added) added.push(...after.slice(j, j + count))
    else endHunk()
    if (!part.added) i += count
    if (!part.removed) j += count
  }
  endHunk()
  return withMoves(pairs).flatMap(changesOf)
}

/** Pairs blocks of one place in their order: equal tags with similar texts, or all where there are as many of both. */
function pairUp(gone: Block[], added: Block[]): Pair[] {
  const isAligned = gone.length === added.length && gone.every((block, index) => block.tag === added[index]?.tag)
  if (isAligned) return gone.map((before, index) => ({ before, after: added[index] as Block }))
  const pairs: Pair[] = []
  let next = 0
  for (const before of gone) {
    const found = added.findIndex((after, index) => index >= next && isSimilar(before, after))
    if (found < 0) {
      pairs.push({ before })
      continue
    }
    pairs.push(...added.slice(next, found).map(after => ({ after })), { before, after: added[found] as Block })
    next = found + 1
  }
  return [...pairs, ...added.slice(next).map(after => ({ after }))]
}

function isSimilar(one: Block, other: Block): boolean {
  if (one.tag !== other.tag || one.isContainer !== other.isContainer) return false
  if (one.isContainer) return true
  const [a, b] = [one, other].map(({ text }) => new Set(text.toLowerCase().split(/\s+/)))
  if (!a || !b) return false
  const common = [...a].filter(word => b.has(word)).length
  return (2 * common) / (a.size + b.size) >= minSimilarity
}

/**
 * Joins blocks that are gone in one place and new in another to ones that moved. Blocks that moved together are one
 * change, that of the first which says something; the tags around them and entries of lists that name their headings,
 * such as those of a list of contents, follow from it.
 */
function withMoves(pairs: Pair[]): Pair[] {
  const added = new Map<string, Pair[]>()
  for (const pair of pairs)
    if (!pair.before && pair.after) added.set(pair.after.signature, [...(added.get(pair.after.signature) ?? []), pair])
  const targets = new Map<Pair, Block>()
  const gone = new Set<Pair>()
  for (const pair of pairs) {
    const target = pair.after ? undefined : added.get(pair.before?.signature ?? '')?.shift()
    if (!target?.after) continue
    targets.set(pair, target.after)
    gone.add(target)
  }
  const isHeading = ({ before }: Pair) => /^h[1-6]$/.test(before?.tag ?? '')
  const headings = new Set([...targets.keys()].filter(isHeading).map(({ before }) => before?.text))
  let isInside = false
  return pairs.flatMap((pair): Pair[] => {
    if (gone.has(pair)) return []
    const after = targets.get(pair)
    const isSaid = isInside || pair.before?.isContainer || (!isHeading(pair) && headings.has(pair.before?.text))
    if (!after) isInside = false
    else if (!isSaid) isInside = true
    return after ? (isSaid ? [] : [{ before: pair.before, after, isMoved: true }]) : [pair]
  })
}

function pairChanges(page: string, { before, after, isMoved }: Pair): Change[] {
  const tag = (after ?? before)?.tag ?? ''
  const selectors: Selectors = {
    page,
    before: before?.selector,
    after: after?.selector,
  }
  const change = (kind: ChangeKind, old = '', now = ''): Change[] =>
    old === now ? [] : [{ kind, subject: tag, before: old, after: now, selectors }]
  if (isMoved) return [{ kind: 'order', subject: tag, before: '', after: after?.text || tag, selectors }]
  // The words of a block that is new or gone say enough; its links and labels go with them.
  if ((!before || !after) && (before ?? after)?.text)
    return [
      ...change(/^h[1-6]$/.test(tag) ? 'heading' : 'text', before?.text, after?.text),
      ...change('image', before?.images, after?.images),
    ]
  const seen = [
    ...change(/^h[1-6]$/.test(tag) ? 'heading' : 'text', before?.text, after?.text),
    ...change('link', before?.links, after?.links),
    ...change('image', before?.images, after?.images),
    ...change('label', before?.labels, after?.labels),
  ]
  if (seen.length > 0) return seen
  return before?.signature === after?.signature
    ? []
    : [{ kind: 'markup', subject: tag, ...markupOf(before, after), selectors }]
}

/** The attributes that differ, so that pages on which the same tag changed alike have the same change. */
function markupOf(before: Block | undefined, after: Block | undefined): Pick<Change, 'before' | 'after'> {
  const [old, now] = [before, after].map(block => (block?.signature ?? '').split(/(?=<)|(?<=>)/))
  const only = (these: readonly string[] = [], others: readonly string[] = []) =>
    these.filter(part => !others.includes(part) && part.trim() && part !== '</>').join(' ')
  return { before: only(old, now), after: only(now, old) }
}
