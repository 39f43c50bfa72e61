import { tagSlug } from './collection'
import type { AnyEntity, Entity, Site } from './entity'

/** Lookups in a site in constant time. */
export interface Lookup<Each = Entity> {
  /** The entity at a URL, which may be its own or an alias. */
  findByUrl: (url: string) => Each | undefined
  /** The previous and the next entity in the list of its collection. */
  neighbors: <Any extends Each>(entity: Any) => { before: Any | undefined; after: Any | undefined }
  /** The tags of a collection, sorted, each with the number of its entities. */
  tags: (collection: string) => readonly { tag: string; count: number }[]
  /** The list of a tag, given by its slug; undefined where no entity of the collection has it. */
  withTag: (collection: string, slug: string) => TagList<Each> | undefined
}

/** A tag as the first entity that has it spells it, and all that have it, in display order. */
export interface TagList<Each = Entity> {
  tag: string
  entities: readonly Each[]
}

const lookups = new WeakMap<object, Lookup>()

/** The lookup of a site, created on first use. */
export function lookupOf<Of extends object>(site: Of): Lookup<AnyEntity<Of>> {
  const lookup = lookups.get(site) ?? createLookup(site as unknown as Site)
  setLookup(site, lookup)
  return lookup as Lookup<AnyEntity<Of>>
}

/** Makes `lookupOf` give this lookup for this site, in all code that shares this copy of the module. */
export function setLookup(site: object, lookup: Lookup): void {
  lookups.set(site, lookup)
}

/** Every URL of an entity: its own first, then its aliases. */
export const urlsOf = (entity: Entity): string[] => [
  entity.url,
  ...((entity as Entity<{ aliases?: string[] }>).aliases ?? []),
]

function createLookup(site: Site): Lookup {
  const byUrl = new Map<string, Entity>()
  const positions = new Map<string, number>()
  for (const entities of Object.values(site))
    for (const [index, entity] of entities.entries()) {
      positions.set(entity.file, index)
      for (const url of urlsOf(entity)) byUrl.set(url, entity)
    }
  const lists = new Map(Object.entries(site).map(([name, entities]) => [name, tagLists(entities)]))
  return {
    findByUrl: url => byUrl.get(url),
    neighbors<Any extends Entity>({ collection, file }: Any) {
      const index = positions.get(file)
      const list = (site[collection] ?? []) as Any[]
      return index === undefined || list[index]?.file !== file
        ? { before: undefined, after: undefined }
        : { before: list[index - 1], after: list[index + 1] }
    },
    tags: name => [...(lists.get(name)?.values() ?? [])].map(({ tag, entities }) => ({ tag, count: entities.length })),
    withTag: (name, slug) => lists.get(name)?.get(slug),
  }
}

/** The lists of tags by slug, sorted by tag. */
function tagLists(entities: readonly Entity[]): Map<string, TagList> {
  const lists = new Map<string, { tag: string; entities: Entity[] }>()
  for (const entity of entities as Entity<{ tags?: string[] }>[])
    for (const tag of entity.tags ?? []) {
      const list = lists.get(tagSlug(tag))
      if (!list) lists.set(tagSlug(tag), { tag, entities: [entity] })
      else if (list.entities.at(-1) !== entity) list.entities.push(entity)
    }
  return new Map([...lists].sort(([, a], [, b]) => (a.tag < b.tag ? -1 : 1)))
}
