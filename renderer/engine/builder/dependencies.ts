import { hashOf } from '../cache/store'
import type { Entity, Site } from '../content/load'
import { lookupOf, setLookup } from '../content/lookup'

/*
 * What was read of a site while something was drawn from it, as texts:
 *   `list blog`                     which entities the collection holds, in which order
 *   `fields content/blog/a.mdx url,title`   those fields of one entity; `*` stands for all
 *   `every blog url,title`          those fields of every entity of the collection
 *   `at /blog/a/`                   which entity stands at the address
 *   `around content/blog/a.mdx`     which entities stand before and after it
 *   `text content/blog/a.mdx`       its text
 */

/** Stands for all fields of an entity. */
const all = '*'

/** A site that looks like the given one and takes down what is read of it; `reads` gives that, in a fixed order. */
export function trackDependencies(site: Site): { site: Site; reads: () => string[] } {
  const said = new Set<string>()
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
          said.add(`list ${name}`)
          return key === 'length' ? target.length : recorded(target[Number(key)])
        },
      })
      return [name, list]
    }),
  ) as Site

  const lookup = lookupOf(site)
  setLookup(lists, {
    findByUrl(url) {
      said.add(`at ${url}`)
      return recorded(lookup.findByUrl(url))
    },
    neighbors(entity) {
      said.add(`around ${entity.file}`)
      const { before, after } = lookup.neighbors(entity)
      return { before: recorded(before), after: recorded(after) }
    },
  })
  return { site: lists, reads: () => [...said, ...summarize(site, fieldsOf)].sort() }
}

/** What was read of entities; where it is the same of every entity of a collection, once for all of them. */
function summarize(site: Site, fieldsOf: Map<string, Set<string>>): string[] {
  const fields = (names: Set<string>) => (names.has(all) ? all : [...names].sort().join())
  // A page reads little of a large site: what it has read is gone through, not what there is.
  const byCollection = new Map<string, { file: string; names: string }[]>()
  for (const [file, names] of fieldsOf) {
    if (names.size === 0) continue
    const collection = file.split('/')[1] ?? ''
    const read = byCollection.get(collection) ?? []
    byCollection.set(collection, read)
    read.push({ file, names: fields(names) })
  }
  return [...byCollection].flatMap(([name, read]) => {
    const [first] = read
    const isWhole = read.length > 1 && read.length === (site[name as keyof Site] as Entity[] | undefined)?.length
    if (first && isWhole && read.every(({ names }) => names === first.names)) return [`every ${name} ${first.names}`]
    return read.map(({ file, names }) => `fields ${file} ${names}`)
  })
}

/** Gives, for each read, a short name of what it gives now; equal names stand for equal values. */
export function createFingerprints(site: Site, texts: Record<string, { key: string }>): (read: string) => string {
  const lookup = lookupOf(site)
  const byFile = new Map<string, Entity>(
    Object.values(site).flatMap(list => list.map((each: Entity) => [each.file, each])),
  )
  const known = new Map<string, string>()
  const listOf = (name: string): Entity[] => (Object.hasOwn(site, name) ? site[name as keyof Site] : [])

  const valueNow = (read: string): unknown => {
    const [kind, subject = '', names = ''] = read.split(' ')
    const pick = (entity: Entity | undefined) =>
      names === all || !entity
        ? (entity ?? null)
        : names.split(',').map(name => (name in entity ? [(entity as unknown as Record<string, unknown>)[name]] : []))
    switch (kind) {
      case 'list':
        return listOf(subject).map(({ file }) => file)
      case 'every':
        return listOf(subject).map(pick)
      case 'fields':
        return pick(byFile.get(subject))
      case 'at':
        return lookup.findByUrl(subject)?.file
      case 'around': {
        const entity = byFile.get(subject)
        const { before, after } = entity ? lookup.neighbors(entity) : {}
        return [before?.file, after?.file]
      }
      case 'text':
        return texts[subject]?.key
      default:
        return read
    }
  }
  return read => {
    const name = known.get(read) ?? hashOf(JSON.stringify(valueNow(read)) ?? '').slice(0, 16)
    known.set(read, name)
    return name
  }
}
