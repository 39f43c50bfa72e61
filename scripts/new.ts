import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createEntry } from '../renderer/engine/authoring/create-entry'
import { isSlug, toSlug } from '../renderer/engine/content/slug'
import { formatIssue } from '../renderer/engine/diagnostics/issue'
import { meant, nearest } from '../renderer/engine/diagnostics/nearest'
import { collections, isCollection } from '../renderer/site/collections'

const names = Object.keys(collections)
const [collection = '', slug = '', ...more] = process.argv.slice(2)

if (!collection || !slug || more.length > 0) refuse('A collection and a name are needed.')
if (!isCollection(collection))
  refuse(`There is no collection "${collection}". ${meant(nearest(collection, names), names, 'Collections')}`)
if (!isSlug(collection, slug)) refuse(`"${slug}" can't be part of an address; "${toSlug(slug)}" can.`)
if (existsSync(`content/${collection}/${slug}.mdx`))
  refuse(`content/${collection}/${slug}.mdx is there already and stays as it is.`)

const { file, text, url, issues } = await createEntry(process.cwd(), collection, slug)
if (issues.length > 0) {
  console.error(`${issues.map(formatIssue).join('\n\n')}\n\nNothing was written.`)
  process.exit(1)
}
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, text, { flag: 'wx' })
console.log(`${file} is written, a draft for ${url}. Replace the examples, then remove the line "draft: true".`)

function refuse(reason: string): never {
  console.error(`${reason} Usage: npm run new -- <collection> <name>`)
  process.exit(2)
}
