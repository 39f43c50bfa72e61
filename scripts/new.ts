import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createEntry } from '../renderer/engine/authoring/create-entry'
import { finishRename } from '../renderer/engine/authoring/rename/journal'
import { createCache } from '../renderer/engine/cache/store'
import { newUsage, readNewOptions } from '../renderer/engine/commands/options/new-options'
import { refuse } from '../renderer/engine/commands/options/read-arguments'
import { formatIssue } from '../renderer/engine/diagnostics/issue'
import { site } from '../renderer/site/index'

const root = process.cwd()
finishRename(root)
const { collection, slug } = readNewOptions(site.collections)
if (existsSync(`content/${collection.name}/${slug}.mdx`))
  refuse(`content/${collection.name}/${slug}.mdx is there already and stays as it is.`, newUsage)

const { file, text, url, issues } = await createEntry({ root, site, cache: createCache(root) }, collection.name, slug)
if (issues.length > 0) {
  console.error(`${issues.map(formatIssue).join('\n\n')}\n\nNothing was written.`)
  process.exit(1)
}
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, text, { flag: 'wx' })
console.log(`${file} is written, a draft for ${url}. Replace the examples, then remove the line "draft: true".`)
