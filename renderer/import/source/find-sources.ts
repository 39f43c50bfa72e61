import { readdirSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import { type Collection, entityUrl, isSlug, toSlug } from '@proofsheet/engine/content/collection'
import { type ForeignFile, readForeignFile } from './read-foreign'

/** A foreign file that is to be brought in, with the place that it gets. */
export interface Source extends ForeignFile {
  /** The absolute path of the folder that pictures of the file may come from. */
  folder: string
  /** Its absolute path, and its path from the folder that is imported, with forward slashes. */
  path: string
  name: string
  kind: 'md' | 'mdx'
  slug: string
  /** The day in its name, as Jekyll has it. */
  day?: string
  url: string
  /** The path of the new file from the project's root. */
  file: string
}

/** Names of files that are the page of their folder. */
const folderNames = ['index', '_index', 'readme', 'page']

/**
 * Finds the Markdown and MDX files at or below a path, in a fixed order, each with a name of its own. Their pictures may
 * come from there, or from the folder `pictures` that somebody names.
 */
export function findSources(path: string, name: string, collection: Collection, pictures?: string): Source[] {
  const isFile = statSync(path).isFile()
  const root = isFile ? dirname(path) : path
  const files = isFile ? [path] : textsBelow(path)
  const taken = new Set<string>()
  return files.map(file => {
    const text = readForeignFile(file)
    const { slug: wanted, day } = slugOf(relative(root, file) || basename(file), basename(root), text.fields)
    const slug = uniqueSlug(wanted, collection, taken)
    return {
      ...text,
      folder: pictures ?? root,
      path: file,
      name: relative(root, file).split(sep).join('/'),
      kind: extname(file).toLowerCase() === '.mdx' ? ('mdx' as const) : ('md' as const),
      slug,
      day,
      url: entityUrl(collection, slug),
      file: `content/${name}/${slug}.mdx`,
    }
  })
}

/** Every text below a folder; hidden folders, packages and links are left out. */
function textsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return []
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return textsBelow(path)
      return entry.isFile() && /\.(mdx?|markdown)$/i.test(entry.name) ? [path] : []
    })
}

function slugOf(name: string, folder: string, { slug }: Record<string, unknown>): { slug: string; day?: string } {
  const parts = name.split(sep)
  const stem = (parts.at(-1) ?? '').replace(/\.\w+$/, '')
  const own = folderNames.includes(stem.toLowerCase()) ? (parts.at(-2) ?? folder) : stem
  const [, day, rest = own] = /^(\d{4}-\d{2}-\d{2})[-_](.+)$/.exec(own) ?? []
  const given = typeof slug === 'string' ? slug.split('/').filter(Boolean).at(-1) : undefined
  return { slug: toSlug(given ?? rest), day }
}

function uniqueSlug(wanted: string, collection: Collection, taken: Set<string>): string {
  const plain = isSlug(collection, wanted) && wanted !== 'index' ? wanted : toSlug(`page-${wanted}`)
  let slug = plain
  for (let number = 2; taken.has(slug); number++) slug = `${plain}-${number}`
  taken.add(slug)
  return slug
}
