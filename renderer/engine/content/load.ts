import type { SchemaObject } from 'ajv'
import { type CollectionName, collections, entityUrl, type Types } from '../../site/collections'
import { compare, formatIssue, type Issue, isBreaking, isError, type Result, sortIssues } from '../diagnostics/issue'
import type { Publication } from '../shapes/publication'
import { typeSchema } from '../types/schema'
import { type Page, type ReadPages, rememberPages } from './analyze'
import { createFileReader, type FileReader, findEntries, findSettings, type Unsaved } from './find'
import { findMedia } from './media'
import { siteInstant } from './publication/clock'
import { isPublished, stateAt } from './publication/state'
import { memoize } from './relate/memoize'
import { type Document, relate } from './relate/relate'
import { createValidator, type ValidationContext } from './validate'

/** Validated frontmatter, with where it comes from and where it is published. */
export type Entity<Type = Publication> = Type & { collection: CollectionName; slug: string; url: string; file: string }

/** All entities by collection, in the order of their lists. */
export type Site = { [Name in CollectionName]: Entity<Types[(typeof collections)[Name]['type']]>[] }

/** Every valid entity below root/content that is published at its instant, and every issue of the others at once. */
export async function loadSite(root = process.cwd()): Promise<Result<Site>> {
  const { value, issues } = await loadEverything(root)
  return { value: publishedOf(value), issues }
}

/** The entities that are published at the site's instant. */
export function publishedOf(site: Site): Site {
  const at = siteInstant()
  return eachCollection(name => site[name].filter((entity: Entity) => stateAt(entity, at) === 'published')) as Site
}

/** As loadSite, with drafts, what is to be published later, and what has expired: for writers, not for visitors. */
export function loadEverything(root = process.cwd()): Promise<Result<Site>> {
  return createReader(root)()
}

/**
 * Gives a function that loads everything, like `loadEverything`, again and again, as an editor needs it: unsaved texts
 * stand in for their files. `readPages` says how files are read; as a rule those that read as they did the last time are
 * not parsed anew. `textOf` reads the text of a file.
 */
export function createReader(
  root: string,
  readPages: ReadPages = rememberPages(),
  textOf: FileReader = createFileReader(),
): (unsaved?: Unsaved) => Promise<Read> {
  let known: { schema: SchemaObject; validate: ReturnType<typeof createPagesValidator> } | undefined
  let last: { given: unknown[]; read: Read } | undefined

  return async unsaved => {
    const found = findEntries(root, unsaved, textOf)
    const read = await readPages(found.value)
    const schema = await typeSchema(root)
    known = known?.schema === schema ? known : { schema, validate: createPagesValidator(schema) }
    const { validate } = known
    const slugs = eachCollection(name => found.value.filter(entry => entry.collection === name).map(({ slug }) => slug))

    const media = findMedia(root)
    const settings = findSettings(root)
    const at = siteInstant()
    const hidden = new Set(read.filter(({ parsed }) => !isPublished(parsed.data, at)).map(({ entry }) => entry.file))

    // Whoever asks again before anything has changed is answered at once.
    const told = [found.issues.map(formatIssue), [...hidden], media].map(list => list.join('\n'))
    const given = [schema, settings?.source, ...told, ...read]
    if (last?.given.length === given.length && last.given.every((each, index) => each === given[index]))
      return last.read

    const own = [...found.issues, ...read.flatMap(page => page.issues), ...validate(read, { slugs, media, hidden })]
    const issues = sortIssues([...own, ...withoutEchoes(relate(read, { media, settings }), own)])
    last = { given, read: { value: siteOf(read, issues), issues, pages: read } }
    return last.read
  }
}

/** Gives what checks pages against a schema; a page that reads as it did, among what there was, is not checked anew. */
function createPagesValidator(schema: SchemaObject) {
  const validate = createValidator(schema)
  let last: { among: string; issuesOf: (page: Document) => Issue[] } | undefined
  return (pages: Page[], surroundings: ValidationContext): Issue[] => {
    const { slugs, media, hidden } = surroundings
    const among = [...Object.values(slugs), media, [...hidden]].map(list => list.join()).join('\n')
    if (last?.among !== among) {
      const issuesOf = memoize(({ entry, parsed }) => {
        // What visitors don't see may speak of what they don't see.
        const own = hidden.has(entry.file) ? { ...surroundings, hidden: new Set<string>() } : surroundings
        return validate(entry, parsed, own)
      })
      last = { among, issuesOf }
    }
    return pages.flatMap(last.issuesOf)
  }
}

/** A site as it was read, with the pages that it was read from. */
export interface Read extends Result<Site> {
  pages: Document[]
}

/** What is wrong between files, but for fields that are wrong by themselves: they are told of once. */
function withoutEchoes(issues: Issue[], own: Issue[]): Issue[] {
  const placeOf = ({ file, field }: Issue) => `${file} ${field}`
  const places = new Set(own.filter(isError).map(placeOf))
  return issues.filter(issue => issue.field === undefined || !places.has(placeOf(issue)))
}

/** The entities of the files that have no error. */
export function siteOf(pages: Document[], issues: Issue[]): Site {
  const broken = new Set(issues.filter(isBreaking).map(({ file }) => file))
  const entities = pages.flatMap(({ entry: { collection, slug, file }, parsed: { data } }) =>
    broken.has(file) || !data ? [] : [{ ...data, collection, slug, file, url: entityUrl(collection, slug) } as Entity],
  )
  return eachCollection(name => entities.filter(({ collection }) => collection === name).sort(inListOrder)) as Site
}

function eachCollection<Value>(make: (name: CollectionName) => Value): Record<CollectionName, Value> {
  const names = Object.keys(collections) as CollectionName[]
  return Object.fromEntries(names.map(name => [name, make(name)])) as Record<CollectionName, Value>
}

/** By `order`, then the newest `date`, then the slug. */
function inListOrder(a: Entity, b: Entity): number {
  const { order: orderA = 0, date: dateA = '' } = a as Entity<{ order?: number; date?: string }>
  const { order: orderB = 0, date: dateB = '' } = b as Entity<{ order?: number; date?: string }>
  return orderA - orderB || compare(dateB, dateA) || compare(a.slug, b.slug)
}
