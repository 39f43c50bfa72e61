import type { ReviewClass } from '@proofsheet/engine/site'
import { type ChangedPage, type ChangeKind, type Comparison, changeKinds } from '../review-types'
import type { FileChange } from './changed-fields'

/** A change of a class that the site defines. */
export interface ClassChange {
  /** The name of the class. */
  name: string
  /** The subject of the change, for example the name of a product; empty where only the text of pages shows it. */
  subject: string
  before: string
  after: string
  /** The pages that show it. */
  urls: string[]
}

/** Kinds that readers of a page don't see as a change of its text. */
const unread: ChangeKind[] = ['style', 'script', 'markup', 'weight', 'label', 'anchor']

/** Finds the changes of each class: by the fields, the collections and the pattern that define it. */
export function classifyChanges(
  { changed, added, gone, groups }: Comparison,
  files: FileChange[],
  classes: Record<string, ReviewClass>,
  sourceOf: (url: string) => string | undefined,
): ClassChange[] {
  const isOf = (collections: readonly string[], source = '') => collections.includes(source.split('/')[1] ?? '')
  return Object.entries(classes).flatMap(([name, { fields = [], collections = [], pattern }]) => {
    const ofFields = fieldChanges(name, fields, files)
    const ofPattern = pattern ? patternChanges(name, pattern, changed) : []
    // A value that is written in another way, for example as a fact, is the same to visitors.
    const shown = ofFields
      .map(change => ({ ...change, urls: showing(change, ofPattern, changed) }))
      .filter(({ urls }) => urls.length > 0)
    const isKnown = (change: ClassChange) =>
      shown.some(({ before, after }) => before.includes(change.before) && after.includes(change.after))
    // A change that other pages have too, such as one of the menu, is no change of the collection.
    const isItsOwn = (reason: string) => !reason.startsWith('content/') || isOf(collections, reason)
    const own = groups.filter(
      ({ urls, reasons }) =>
        urls.every(url => isOf(collections, sourceOf(url))) && (reasons.length === 0 || reasons.some(isItsOwn)),
    )
    const texts = own
      .filter(({ changes }) => changes.some(({ kind }) => !unread.includes(kind)))
      .flatMap(({ urls }) => urls)
    const others = [...added, ...gone].filter(({ source }) => isOf(collections, source)).map(({ url }) => url)
    const ofCollections = [...new Set([...texts, ...others])].sort().map(url => ({
      name,
      subject: url,
      before: '',
      after: '',
      urls: [url],
    }))
    return [...shown, ...ofPattern.filter(change => !isKnown(change)), ...ofCollections]
  })
}

/** Changed values of fields such as `products.price.*`: folder or file below content, then the path of the field. */
function fieldChanges(name: string, patterns: readonly string[], files: FileChange[]): ClassChange[] {
  const matches = patterns.map(
    pattern => new RegExp(`^${pattern.replace(/[\\^$.+?()[\]{}|/]/g, '\\$&').replaceAll('*', '.*')}$`),
  )
  return files.flatMap(({ file, name: title, fields, values }) => {
    const place = file.split('/')[1]?.replace(/\.\w+$/, '')
    return fields
      .filter(({ path }) => matches.some(pattern => pattern.test(`${place}.${path}`)))
      .map(({ path, before, after }) => {
        const subject = values.get(`${path.split('.')[0]}.about`) ?? title
        return { name, subject, before, after, urls: [] }
      })
  })
}

/** The pages on which a value of a field changes: those where it is in a text, whole or as far as the pattern goes. */
function showing({ before, after }: ClassChange, ofPattern: ClassChange[], changed: ChangedPage[]): string[] {
  const parts = ofPattern.filter(
    part => part.before && part.after && before.includes(part.before) && after.includes(part.after),
  )
  const whole = changed.filter(({ changes }) =>
    changes.some(
      change =>
        change.before.includes(before) &&
        change.after.includes(after) &&
        (before !== '' || !change.before.includes(after)) &&
        (after !== '' || !change.after.includes(before)),
    ),
  )
  return [...new Set([...whole.map(({ url }) => url), ...parts.flatMap(({ urls }) => urls)])].sort()
}

/** Texts of pages whose matches of a pattern differ, by those matches. */
function patternChanges(name: string, pattern: RegExp, changed: ChangedPage[]): ClassChange[] {
  const global = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`)
  const found = new Map<string, ClassChange>()
  for (const { url, changes } of changed)
    for (const { kind, before, after } of changes) {
      if (unread.includes(kind) || kind === 'order') continue
      const [old, now] = [before.match(global) ?? [], after.match(global) ?? []]
      const gone = without(old, now).join(', ')
      const added = without(now, old).join(', ')
      if (gone === added) continue
      const key = `${gone}\0${added}`
      const change = found.get(key) ?? { name, subject: '', before: gone, after: added, urls: [] }
      if (!change.urls.includes(url)) change.urls.push(url)
      found.set(key, change)
    }
  return [...found.values()]
}

/** The texts of a list that another one has less often. */
function without(these: readonly string[], others: readonly string[]): string[] {
  const rest = [...others]
  return these.filter(text => {
    const index = rest.indexOf(text)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}

/**
 * Counts the changes of each class, the most important first: the built-in kinds by pages, the site's classes by
 * changes. None is there at 0.
 */
export function countClasses(comparison: Comparison, ofSite: ClassChange[]): Record<string, number> {
  const counts: Record<string, number> = {}
  const add = (name: string, number: number) => {
    if (number > 0) counts[name] = (counts[name] ?? 0) + number
  }
  const { changed, site, added, gone, moved } = comparison
  const pages: Partial<Record<ChangeKind, number>> = {
    'page-new': added.length,
    'page-gone': gone.length,
    'page-moved': moved.length,
  }
  for (const kind of changeKinds) {
    // Losses come before the classes of the site, all other kinds after them.
    if (kind === 'page-gone') for (const { name } of ofSite) add(name, 1)
    add(kind, pages[kind] ?? 0)
    add(kind, changed.filter(({ changes }) => changes.some(change => change.kind === kind)).length)
    add(kind, site.filter(change => change.kind === kind).length)
  }
  return counts
}
