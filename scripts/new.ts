import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createEntry } from '../renderer/engine/authoring/create-entry'
import { newUsage, readNewOptions } from '../renderer/engine/commands/new-options'
import { refuse } from '../renderer/engine/commands/read-arguments'
import { isSlug, toSlug } from '../renderer/engine/content/find'
import { formatIssue } from '../renderer/engine/diagnostics/issue'
import { type CollectionName, collections } from '../renderer/site/collections'

const { collection, slug } = readNewOptions(Object.keys(collections) as CollectionName[])
if (!isSlug(collection, slug)) refuse(`"${slug}" can't be part of an address; "${toSlug(slug)}" can.`, newUsage)
if (existsSync(`content/${collection}/${slug}.mdx`))
  refuse(`content/${collection}/${slug}.mdx is there already and stays as it is.`, newUsage)

const { file, text, url, issues } = await createEntry(process.cwd(), collection, slug)
if (issues.length > 0) {
  console.error(`${issues.map(formatIssue).join('\n\n')}\n\nNothing was written.`)
  process.exit(1)
}
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, text, { flag: 'wx' })
console.log(`${file} is written, a draft for ${url}. Replace the examples, then remove the line "draft: true".`)
