import { sha256 } from '../../base/cache/hash'
import { type Entity, type Site, unlistedName } from '../../content/entity'
import { type Lookup, lookupOf, setLookup } from '../../content/lookup'
import type { FactValues } from '../../mdx/values/evaluate'

/*
 * A dependency of a page is what its rendering read of the site, as text:
 *   `list posts`                            which entities the collection holds, in which order
 *   `fields content/posts/a.mdx url,title`  those fields of one entity; `*` means all
 *   `every posts url,title`                 those fields of every entity of the collection
 *   `at /posts/a/`                          which entity is published at the URL
 *   `around content/posts/a.mdx`            which entities come before and after it
 *   `tags posts`                            the tags of the collection, and how many entities have each
 *   `tagged posts one`                      which entities of the collection have the tag, in which order
 *   `body content/posts/a.mdx`              its body
 */

/** The name for all fields of an entity. */
const all = '*'

/** Wraps a site in proxies that record reads; `dependencies` gives the record in a fixed order. */
export function trackDependencies(site: Site): { site: Site; dependencies: () => string[] } {
  const direct = new Set<string>()
  const fieldsOf = new Map<string, Set<string>>()
  const proxies = new Map<string, Entity>()

  const recorded = <Any extends Entity | undefined>(entity: Any): Any => {
    if (!entity) return entity
    const known = proxies.get(entity.file)
    if (known) return known as Any
    const fields = new Set<string>()
    fieldsOf.set(entity.file, fields)
    const proxy = new Proxy(entity, {
      get(target, name) {
        if (typeof name === 'string') fields.add(name)
        return Reflect.get(target, name)
      },
      has(target, name) {
        if (typeof name === 'string') fields.add(name)
        return Reflect.has(target, name)
      },
      ownKeys(target) {
        fields.add(all)
        return Reflect.ownKeys(target)
      },
    })
    proxies.set(entity.file, proxy)
    return proxy
  }

  const lists = Object.fromEntries(
    Object.entries(site).map(([name, entities]) => {
      const list = new Proxy(entities as Entity[], {
        get(target, key) {
          if (typeof key !== 'string' || (key !== 'length' && !/^\d+$/.test(key))) return Reflect.get(target, key)
          direct.add(`list ${name}`)
          return key === 'length' ? target.length : recorded(target[Number(key)])
        },
      })
      return [name, list]
    }),
  ) as Site

  setLookup(lists, trackLookup(lookupOf(site), direct, recorded))
  return { site: lists, dependencies: () => [...direct, ...summarize(site, fieldsOf)].sort() }
}

/** Gives an entity whose reads are recorded. */
type Recorded = <Any extends Entity | undefined>(entity: Any) => Any

/** A lookup that adds to the dependencies what it is asked for. */
function trackLookup(lookup: Lookup, direct: Set<string>, recorded: Recorded): Lookup {
  return {
    findByUrl(url) {
      direct.add(`at ${url}`)
      return recorded(lookup.findByUrl(url))
    },
    neighbors(entity) {
      direct.add(`around ${entity.file}`)
      const { before, after } = lookup.neighbors(entity)
      return { before: recorded(before), after: recorded(after) }
    },
    tags(collection) {
      direct.add(`tags ${collection}`)
      return lookup.tags(collection)
    },
    withTag(collection, slug) {
      direct.add(`tagged ${collection} ${slug}`)
      const list = lookup.withTag(collection, slug)
      return list && { tag: list.tag, entities: list.entities.map(recorded) }
    },
  }
}

/**
 * The fields read of entities, as dependencies. Fields that were read of every entity of a collection become one
 * dependency, so that a list that sorts all and shows a few doesn't have one for each.
 */
function summarize(site: Site, fieldsOf: Map<string, Set<string>>): string[] {
  // Iterates over the fields read, not over the site: a page reads little of a large site.
  const byCollection = new Map<string, { file: string; fields: Set<string> }[]>()
  for (const [file, fields] of fieldsOf) {
    if (fields.size === 0) continue
    const collection = file.split('/')[1] ?? ''
    const read = byCollection.get(collection) ?? []
    byCollection.set(collection, read)
    read.push({ file, fields })
  }
  return [...byCollection].flatMap(([name, read]) => {
    const isListed = !site[unlistedName]?.some(({ file }) => fieldsOf.has(file))
    const isWhole = read.length > 1 && read.length === site[name]?.length && isListed
    const common = isWhole ? commonFields(read.map(({ fields }) => fields)) : new Set<string>()
    const rest = read.flatMap(({ file, fields }) => {
      if (common.has(all)) return []
      const own = fields.has(all) ? [all] : [...fields].filter(field => !common.has(field)).sort()
      return own.length > 0 ? [`fields ${file} ${own.join()}`] : []
    })
    return common.size > 0 ? [`every ${name} ${[...common].sort().join()}`, ...rest] : rest
  })
}

/** The fields that each of the sets contains, where the mark for all fields contains every field. */
function commonFields(sets: Set<string>[]): Set<string> {
  const named = sets.find(fields => !fields.has(all))
  if (!named) return new Set([all])
  return new Set([...named].filter(field => sets.every(fields => fields.has(all) || fields.has(field))))
}

/** Gives a function that computes the current fingerprint of a dependency. Equal fingerprints mean equal values. */
export function createFingerprints(
  site: Site,
  bodies: Record<string, { hash: string; facts?: FactValues; former?: Readonly<Record<string, string>> }>,
): (dependency: string) => string {
  const lookup = lookupOf(site)
  const byFile = new Map<string, Entity>(
    Object.values(site).flatMap(list => list.map((each: Entity) => [each.file, each])),
  )
  const known = new Map<string, string>()
  const listOf = (name: string): Entity[] => (Object.hasOwn(site, name) ? (site[name] ?? []) : [])
  const filesOf = (entities: readonly Entity[] = []) => entities.map(({ file }) => file)
  const pick = (entity: Entity | undefined, names: string) =>
    names === all || !entity
      ? (entity ?? null)
      : names.split(',').map(name => (name in entity ? [(entity as unknown as Record<string, unknown>)[name]] : []))
  const values: Record<string, (subject: string, names: string) => unknown> = {
    list: name => filesOf(listOf(name)),
    every: (name, fields) => listOf(name).map(entity => pick(entity, fields)),
    fields: (file, fields) => pick(byFile.get(file), fields),
    at: url => lookup.findByUrl(url)?.file,
    around(file) {
      const entity = byFile.get(file)
      const { before, after } = entity ? lookup.neighbors(entity) : {}
      return [before?.file, after?.file]
    },
    tags: collection => lookup.tags(collection),
    tagged(collection, slug) {
      const list = lookup.withTag(collection, slug)
      return [list?.tag, filesOf(list?.entities)]
    },
    body: file => bodies[file] && [bodies[file].hash, bodies[file].facts, bodies[file].former],
  }
  return dependency => {
    const [kind = '', subject = '', names = ''] = dependency.split(' ')
    const valueNow = () => (Object.hasOwn(values, kind) ? values[kind]?.(subject, names) : dependency)
    const fingerprint = known.get(dependency) ?? sha256(JSON.stringify(valueNow()) ?? '').slice(0, 16)
    known.set(dependency, fingerprint)
    return fingerprint
  }
}
