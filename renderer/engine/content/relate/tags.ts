import { type Issue, type IssueCode, show } from '../../base/diagnostics/issue'
import { isUnholdable } from '../../base/files/names'
import { tagSlug, tagUrl } from '../collection'
import type { Document } from '../document'
import type { Collections } from '../files/find'
import { textsOf } from './urls'

/**
 * The limits of tags, far above what a site needs, so that a mistake doesn't cost a build much. A tag is a page, a social
 * card and a Markdown copy: a thousand take about a minute and 80 MB.
 */
export const limits = {
  tagsPerEntity: 30,
  tagsPerCollection: 1000,
  /** In characters. A tag names files, and file systems take names of 255 bytes. */
  tagLength: 50,
} as const

/**
 * Reports tags without an address of their own: without a letter or digit, too long, given twice, spelled in two ways;
 * and more tags than a build can make pages for.
 */
export function checkTags(documents: Document[], collections: Collections): Issue[] {
  const issues: Issue[] = []
  const spellings = new Map<string, { tag: string; file: string }>()
  const counts = new Map<string, number>()
  for (const { entry, parsed } of documents) {
    const collection = collections[entry.collection]
    const own = new Map<string, string>()
    for (const [index, tag] of (collection?.tags ? textsOf(parsed.data?.tags) : []).entries()) {
      const report = (code: IssueCode, message: string, hint: string) => {
        const field = `tags.${index}`
        issues.push({ file: entry.file, ...parsed.locate(['tags', index], 'value'), field, code, message, hint })
      }
      const slug = tagSlug(tag)
      const isTooLong = Math.max([...tag].length, [...slug].length) > limits.tagLength
      const isUnheld = isUnholdable(slug)
      if (isUnheld) report('field-value', ...noAddress(tag))
      if (isTooLong) report('field-value', ...tooLong(tag))
      if (isUnheld || isTooLong || !collection) continue
      const url = tagUrl(collection, tag)
      const first = spellings.get(url)
      const alike = own.get(slug)
      const before = alike === undefined ? first : { tag: alike, file: entry.file }
      if (alike === tag) report('address-taken', ...twice(tag))
      else if (before && before.tag !== tag) report('address-taken', ...spelledTwice(tag, url, before))
      own.set(slug, tag)
      if (own.size === limits.tagsPerEntity + 1)
        report('field-value', ...tooMany(collection.noun, limits.tagsPerEntity))
      if (first) continue
      spellings.set(url, { tag, file: entry.file })
      const count = (counts.get(entry.collection) ?? 0) + 1
      counts.set(entry.collection, count)
      if (count === limits.tagsPerCollection + 1)
        report('field-value', ...tooMany(`content/${entry.collection}`, limits.tagsPerCollection))
    }
  }
  return issues
}

type Text = [message: string, hint: string]

const noAddress = (tag: string): Text => [
  tagSlug(tag) === ''
    ? `The tag ${show(tag)} has no letter and no digit, so its list has no address.`
    : `No file on Windows can have the name ${show(tag)}, so the list of this tag has none there.`,
  'Write a word.',
]

const tooLong = (tag: string): Text => [
  `The tag has ${[...tag].length} characters; at most ${limits.tagLength} fit into an address.`,
  `Shorten it: ${show(tag)}.`,
]

const twice = (tag: string): Text => [`The tag ${show(tag)} is given twice.`, 'Remove one of the two.']

const spelledTwice = (tag: string, url: string, first: { tag: string; file: string }): Text => [
  `The tag ${show(tag)} has the address ${url}, which is that of ${show(first.tag)} in ${first.file}.`,
  'Spell both alike if they mean the same; otherwise tell them apart by letters or digits.',
]

const tooMany = (owner: string, limit: number): Text => [
  owner.includes('/') ? `${owner} has more than ${limit} different tags.` : `A ${owner} has at most ${limit} tags.`,
  'Each tag has a page of its own: remove those that few readers look for.',
]
