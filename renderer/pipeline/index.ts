import { type CollectionName, collections, entityUrl } from '../../content/collections'
import type { BlogPost } from '../../content/types/blog'
import type { GeneralPage, LegalPage } from '../../content/types/page'
import type { Product } from '../../content/types/product'
import type { Publication } from '../../content/types/publication'
import type { Solution } from '../../content/types/solution'
import type { TrainingProgram } from '../../content/types/training'
import { checkBody } from './body'
import { findEntries } from './find'
import { compare, type Result, sortIssues } from './issue'
import { parseEntry } from './parse'
import { siteInstant } from './publication/clock'
import { stateAt } from './publication/state'
import { type Candidate, relate } from './relate'
import { typeSchema } from './schema'
import { createValidator } from './validate'

/** The names of the register's types as types; TypeScript refuses a register that names another. */
interface Types {
  BlogPost: BlogPost
  GeneralPage: GeneralPage
  LegalPage: LegalPage
  Product: Product
  Solution: Solution
  TrainingProgram: TrainingProgram
}

/** Validated frontmatter, with where it comes from and where it is published. */
export type Entity<Type = Publication> = Type & { collection: CollectionName; slug: string; url: string; file: string }

/** All entities by collection, in the order of their lists. */
export type Site = { [Name in CollectionName]: Entity<Types[(typeof collections)[Name]['type']]>[] }

/** Every valid entity below root/content that is published at its instant, and every issue of the others at once. */
export async function loadSite(root = process.cwd()): Promise<Result<Site>> {
  const { value, issues } = await loadEverything(root)
  const at = siteInstant()
  const published = eachCollection(name => value[name].filter((entity: Entity) => stateAt(entity, at) === 'published'))
  return { value: published as Site, issues }
}

/** As loadSite, with drafts, what is to be published later, and what has expired: for writers, not for visitors. */
export async function loadEverything(root = process.cwd()): Promise<Result<Site>> {
  const found = findEntries(root)
  const parsed = found.value.map(entry => ({ entry, ...parseEntry(entry.source, entry.file) }))
  const candidates: Candidate[] = parsed.map(({ entry, value }) => ({ entry, parsed: value }))
  const slugs = eachCollection(name => found.value.filter(entry => entry.collection === name).map(({ slug }) => slug))
  const validate = createValidator(await typeSchema(root), { root, slugs })

  const issues = sortIssues([
    ...found.issues,
    ...parsed.flatMap(file => file.issues),
    ...candidates.flatMap(({ entry, parsed }) => [...validate(entry, parsed), ...checkBody(parsed.body, entry.file)]),
    ...relate(candidates),
  ])
  const broken = new Set(issues.map(({ file }) => file))
  const entities = candidates.flatMap(({ entry: { collection, slug, file }, parsed: { data } }) =>
    broken.has(file) || !data ? [] : [{ ...data, collection, slug, file, url: entityUrl(collection, slug) } as Entity],
  )
  const value = eachCollection(name => entities.filter(({ collection }) => collection === name).sort(inListOrder))
  return { value: value as Site, issues }
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
