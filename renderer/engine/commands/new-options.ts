import { meant, nearest } from '../diagnostics/nearest'
import { readArguments, refuse } from './read-arguments'

/** How `npm run new` is called. */
export const newUsage = 'Usage: npm run new -- <collection> <name>'

/**
 * Reads which file `npm run new` writes. Ends the process with exit code 2 when that can't be understood or `collections`
 * has no such name.
 */
export function readNewOptions<Name extends string>(collections: Name[]): { collection: Name; slug: string } {
  const { positionals } = readArguments({ allowPositionals: true, options: {} }, newUsage)
  const [name, slug, ...more] = positionals
  if (!name || !slug || more.length > 0) return refuse('A collection and a name are needed.', newUsage)
  const collection = collections.find(each => each === name)
  const hint = meant(nearest(name, collections), collections, 'Collections')
  return collection ? { collection, slug } : refuse(`There is no collection "${name}". ${hint}`, newUsage)
}
