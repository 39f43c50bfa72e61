import { existsSync } from 'node:fs'
import { createCache } from '@proofsheet/engine/base/cache/store'
import { ContentErrors } from '@proofsheet/engine/base/diagnostics/content-errors'
import { nearest, suggestionHint } from '@proofsheet/engine/base/diagnostics/nearest'
import { finishChanges } from '@proofsheet/engine/base/files/journal'
import { readArguments, UsageError } from '@proofsheet/engine/commands/read-arguments'
import { type Collection, isSlug, maxSlugLength, toSlug } from '@proofsheet/engine/content/collection'
import type { Collections } from '@proofsheet/engine/content/files/find'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { createEntry } from '../new/create-entry'
import { createProjectFile } from '../new/create-file'

const usage = 'Usage: npm run new -- <collection> <name>'

/** Runs `npm run new`: writes a new content file with an example of each field. */
export async function runNew(site: SiteDefinition, args?: string[]): Promise<void> {
  const root = process.cwd()
  finishChanges(root)
  const { collection, slug } = readNewOptions(site.collections, args)
  if (existsSync(`content/${collection.name}/${slug}.mdx`))
    throw new UsageError(`content/${collection.name}/${slug}.mdx is there already and stays as it is.`, usage)
  const { file, text, url, issues } = await createEntry({ root, site, cache: createCache(root) }, collection.name, slug)
  if (issues.length > 0) throw new ContentErrors(issues, 'Nothing was written.')
  createProjectFile(root, file, text)
  console.log(`${file} is written, a draft for ${url}. Replace the examples, then remove the line "draft: true".`)
}

/** The options of `npm run new`. */
interface NewOptions {
  collection: Collection & { name: string }
  slug: string
}

/**
 * Reads the command's options; the file may be given as a path too. Throws a `UsageError` where they are invalid, the collection is unknown, or the name can't be part of an address.
 */
export function readNewOptions(collections: Collections, args?: string[]): NewOptions {
  const { positionals } = readArguments({ args, allowPositionals: true, options: {} }, usage)
  const [first = '', ...words] = positionals
  const [name = '', ...path] = first
    .replace(/^content\//, '')
    .split('/')
    .filter(Boolean)
  const [slug = '', ...more] = [...path, ...words].map(word => word.replace(/\.mdx?$/, ''))
  if (!name || !slug) throw new UsageError('A collection and a name are needed.', usage)
  const collection = Object.hasOwn(collections, name) ? collections[name] : undefined
  const names = Object.keys(collections)
  if (!collection)
    throw new UsageError(
      `There is no collection "${name}". ${suggestionHint(nearest(name, names), names, 'Collections')}`,
      usage,
    )
  if (more.length > 0)
    throw new UsageError(
      `A name is one word. Write "npm run new -- ${name} ${toSlug([slug, ...more].join(' '))}".`,
      usage,
    )
  if (slug.length > maxSlugLength)
    throw new UsageError(`A name has at most ${maxSlugLength} characters, and this one has ${slug.length}.`, usage)
  if (!isSlug(collection, slug))
    throw new UsageError(`"${slug}" can't be part of an address; "${toSlug(slug)}" can.`, usage)
  return { collection: { ...collection, name }, slug }
}
