import { type CollectionName, entityUrl } from '../../site/collections'
import type { Entity, Site } from './load'

/** Answers about a site that don't take longer the more pages it has. */
export interface Lookup {
  /** The entity published at an address, its own or a further one. */
  findByUrl: (url: string) => Site[keyof Site][number] | undefined
  /** The entities that stand before and after one in the list of its collection. */
  neighbors: <Any extends Entity>(entity: Any) => { before: Any | undefined; after: Any | undefined }
}

/** Where a site carries its lookup: found also by code that was built apart and has this module a second time. */
const lookupKey = Symbol.for('lookup')

/** The lookup of a site; made when it is first asked for. */
export function lookupOf(site: Site): Lookup {
  const lookup = (site as { [lookupKey]?: Lookup })[lookupKey] ?? createLookup(site)
  setLookup(site, lookup)
  return lookup
}

/** Has `lookupOf` give this lookup for this site. */
export function setLookup(site: Site, lookup: Lookup): void {
  Object.defineProperty(site, lookupKey, { value: lookup, configurable: true })
}

/** The entity of a collection with a slug. */
export function entityNamed<Name extends CollectionName>(collection: Name, slug: string, site: Site) {
  const entity = lookupOf(site).findByUrl(entityUrl(collection, slug))
  return entity?.collection === collection ? (entity as unknown as Site[Name][number]) : undefined
}

/** Every address at which an entity is published, its own first. */
export function urlsOf(entity: Site[keyof Site][number]): string[] {
  return [entity.url, ...('aliases' in entity ? (entity.aliases ?? []) : [])]
}

function createLookup(site: Site): Lookup {
  const byAddress = new Map<string, Site[keyof Site][number]>()
  const places = new Map<string, number>()
  for (const entities of Object.values(site))
    for (const [index, entity] of entities.entries()) {
      places.set(entity.file, index)
      for (const url of urlsOf(entity)) byAddress.set(url, entity)
    }
  return {
    findByUrl: url => byAddress.get(url),
    neighbors<Any extends Entity>({ collection, file }: Any) {
      const index = places.get(file)
      const list = site[collection] as Entity[] as Any[]
      return index === undefined
        ? { before: undefined, after: undefined }
        : { before: list[index - 1], after: list[index + 1] }
    },
  }
}
