import { meant, nearest } from '@proofsheet/engine/base/diagnostics/nearest'
import { readArguments, refuse } from '@proofsheet/engine/commands/read-arguments'
import { type Collection, isSlug, maxSlugLength, toSlug } from '@proofsheet/engine/content/collection'
import type { Collections } from '@proofsheet/engine/content/files/find'

/** The usage of `npm run new`. */
export const newUsage = 'Usage: npm run new -- <collection> <name>'

/** The options of `npm run new`. */
export interface NewOptions {
  collection: Collection & { name: string }
  slug: string
}

/**
 * Reads the command's options; the file may be given as a path too. Ends the process with exit code 2 where they are
 * invalid, the collection is unknown, or the name can't be part of an address.
 */
export function readNewOptions(collections: Collections): NewOptions {
  const { positionals } = readArguments({ allowPositionals: true, options: {} }, newUsage)
  const [first = '', ...words] = positionals
  const [name = '', ...path] = first
    .replace(/^content\//, '')
    .split('/')
    .filter(Boolean)
  const [slug = '', ...more] = [...path, ...words].map(word => word.replace(/\.mdx?$/, ''))
  if (!name || !slug) return refuse('A collection and a name are needed.', newUsage)
  const collection = Object.hasOwn(collections, name) ? collections[name] : undefined
  const names = Object.keys(collections)
  if (!collection)
    return refuse(`There is no collection "${name}". ${meant(nearest(name, names), names, 'Collections')}`, newUsage)
  if (more.length > 0)
    return refuse(`A name is one word. Write "npm run new -- ${name} ${toSlug([slug, ...more].join(' '))}".`, newUsage)
  if (slug.length > maxSlugLength)
    return refuse(`A name has at most ${maxSlugLength} characters, and this one has ${slug.length}.`, newUsage)
  if (!isSlug(collection, slug))
    return refuse(`"${slug}" can't be part of an address; "${toSlug(slug)}" can.`, newUsage)
  return { collection: { ...collection, name }, slug }
}
