import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeProjectFile } from '@proofsheet/engine/base/files/write-files'
import { readArguments } from '@proofsheet/engine/commands/read-arguments'
import { findEntries } from '@proofsheet/engine/content/files/find'
import { parseEntry } from '@proofsheet/engine/content/parse'
import { site } from '../renderer/site/index'
import { redlineFile } from './redline/redline'
import { versionsOf } from './redline/versions'

readArguments({}, 'Usage: npm run redline')
const root = process.cwd()

/** The ending of the names of pages with changes. */
const ending = '-changes'

const legal = findEntries(root, site.collections).value.filter(({ collection }) => collection === 'legal')
for (const { file, slug, url, source } of legal.filter(({ slug }) => !slug.endsWith(ending))) {
  const versions = versionsOf(root, { file, url, facts: site.facts.file })
  const changes = `content/legal/${slug}${ending}.mdx`
  if (versions.length < 2) {
    console.log(`${file} has one version.`)
    continue
  }
  const { title } = parseEntry(source, file).value.data ?? {}
  const text = redlineFile(versions, { title: `${title}`, url })
  const before = existsSync(join(root, changes)) ? readFileSync(join(root, changes), 'utf8') : ''
  if (text !== before) writeProjectFile(root, changes, text)
  console.log(
    `${file} has ${versions.length} versions: ${changes} ${text === before ? 'is up to date' : 'was written'}.`,
  )
}
