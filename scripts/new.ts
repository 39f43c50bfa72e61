import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createEntry } from '@proofsheet/authoring/new/create-entry'
import { newUsage, readNewOptions } from '@proofsheet/authoring/new/new-options'
import { createCache } from '@proofsheet/engine/base/cache/store'
import { formatIssue } from '@proofsheet/engine/base/diagnostics/issue'
import { finishChanges } from '@proofsheet/engine/base/files/journal'
import { refuse } from '@proofsheet/engine/commands/read-arguments'
import { site } from '../renderer/site/index'

const root = process.cwd()
finishChanges(root)
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
