import { type Issue, show } from '../../base/diagnostics/issue'
import { fileStart, type Range } from '../../base/diagnostics/position'
import type { Document } from '../document'
import type { Entity } from '../entity'
import type { Collections, Entry } from '../files/find'
import { covers } from '../files/reserved-paths'
import { pageFile, pageUrls, redirectForms } from '../pages/page-urls'

/** The fields that give a page further URLs, and the noun for one of their values. */
export const extraUrlFields = { aliases: 'alias', redirects: 'redirect' }

/** The owners of URLs that no content file has. */
const list = 'a list of tagged pages'
const files = 'the files that a build writes'

/**
 * Reports URLs that two pages claim, or a page and a generated list or another file of the site, and aliases that the
 * layout of their page doesn't serve. The comparison ignores case, because some file systems do.
 */
export function checkUrls(documents: Document[], collections: Collections, reserved: readonly string[]): Issue[] {
  const taken = new Map<string, string>()
  const issues: Issue[] = []
  const take = (url: string, { file }: Entry, at: () => Range, further?: { field: string; noun: string }) => {
    const [key = ''] = redirectForms(url.toLowerCase())
    const other = taken.get(key) ?? (isReserved(url, reserved) ? files : undefined)
    taken.set(key, other ?? file)
    // An alias may differ from its page's URL in capitals alone.
    if (other === undefined || (other === file && further?.noun !== 'redirect')) return
    const text = explain(url, other, file, further?.noun)
    issues.push({ file, ...at(), field: further?.field, code: 'address-taken', ...text })
  }
  const takeAll = (field: keyof typeof extraUrlFields) => {
    for (const { entry, parsed } of documents)
      for (const [index, url] of textsOf(parsed.data?.[field]).entries()) {
        const at = () => parsed.locate([field, index], 'value')
        const further = { field: `${field}.${index}`, noun: extraUrlFields[field] }
        const bases = field === 'aliases' ? basesOf(entry, collections) : []
        if (field === 'aliases' && !bases.some(base => isBeside(url, base)))
          issues.push(misplaced(url, bases, entry.file, further.field, at()))
        else take(url, entry, at, further)
      }
  }
  for (const { entry } of documents) take(entry.url, entry, () => fileStart)
  takeAll('aliases')
  for (const url of listUrls(documents, collections))
    if (!taken.has(url.toLowerCase())) taken.set(url.toLowerCase(), list)
  takeAll('redirects')
  return issues
}

const isReserved = (url: string, reserved: readonly string[]): boolean =>
  covers(reserved, url.slice(1).replace(/\/$/, '')) || reserved.includes(pageFile(url))

/** Below which URLs the pages of an entry's type are; they have one layout. */
function basesOf({ collection }: Entry, collections: Collections): string[] {
  const own = collections[collection]
  const alike = Object.values(collections).filter(other => other !== own && other.type === own?.type)
  return [...(own ? [own] : []), ...alike].map(({ base }) => base)
}

/** Whether the layout of the pages at a base serves a URL: one segment follows. */
const isBeside = (url: string, base: string): boolean =>
  url.startsWith(base) && /^[\p{L}\p{M}\p{N}_-]+\/$/u.test(url.slice(base.length))

function misplaced(url: string, bases: string[], file: string, field: string, at: Range): Issue {
  return {
    file,
    ...at,
    field,
    code: 'field-value',
    message: `${show(url)} can't be an alias of this page: pages of its kind are at ${bases.join(' and ')}.`,
    hint: `Write for example ${bases[0]}another-name/. An address at which the page stood before is a redirect.`,
  }
}

function explain(url: string, other: string, file: string, noun?: string): Pick<Issue, 'message' | 'hint'> {
  if (other === file)
    return {
      message: `The address ${url} is this page's own already.`,
      hint: 'Remove it: an old address is one at which nothing stands now.',
    }
  if (other === list || other === files)
    return {
      message: `The address ${url} belongs to ${other}.`,
      hint: noun ? `Remove the ${noun}: nothing may stand at it now.` : 'Give the file another name.',
    }
  return {
    message: `The address ${url} belongs to ${other} already.`,
    hint: noun ? `Remove the ${noun} here, or the page there.` : 'Rename one of the two files.',
  }
}

/** The URLs of all pages that documents give rise to, whether or not they are valid or published. */
function listUrls(documents: Document[], collections: Collections): string[] {
  const entities = documents.map(({ entry: { collection, slug, url, file }, parsed: { data } }): Entity => {
    const fields = { tags: textsOf(data?.tags), aliases: [] }
    return { ...fields, collection, slug, url, file } as Entity
  })
  const lists: Record<string, Entity[]> = Object.fromEntries(Object.keys(collections).map(name => [name, []]))
  for (const entity of entities) lists[entity.collection]?.push(entity)
  return pageUrls(collections, lists)
}

/** The strings in a list; empty for anything that is no list. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
}
