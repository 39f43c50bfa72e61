import type { Collection } from '../../content/collection'
import type { Collections } from '../../content/files/find'
import { meant, nearest } from '../../diagnostics/nearest'
import { readArguments, refuse } from './read-arguments'

/** The usage of `npm run new`. */
export const newUsage = 'Usage: npm run new -- <collection> <name>'

/** The options of `npm run new`. */
export interface NewOptions {
  collection: Collection & { name: string }
  slug: string
}

/**
 * Reads the command's options. Ends the process with exit code 2 where they are invalid or the collection is unknown.
 */
export function readNewOptions(collections: Collections): NewOptions {
  const { positionals } = readArguments({ allowPositionals: true, options: {} }, newUsage)
  const [name, slug, ...more] = positionals
  if (!name || !slug || more.length > 0) return refuse('A collection and a name are needed.', newUsage)
  const collection = Object.hasOwn(collections, name) ? collections[name] : undefined
  const names = Object.keys(collections)
  const hint = meant(nearest(name, names), names, 'Collections')
  return collection
    ? { collection: { ...collection, name }, slug }
    : refuse(`There is no collection "${name}". ${hint}`, newUsage)
}
