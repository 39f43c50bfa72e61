import { createPatch } from 'diff'
import { makeChanges, textAfter } from '../renderer/engine/authoring/rename/changes'
import { planRename } from '../renderer/engine/authoring/rename/plan'
import { count, formatIssue } from '../renderer/engine/diagnostics/issue'
import { isCollection } from '../renderer/site/collections'

const words = process.argv.slice(2)
const isDryRun = words.includes('--dry-run')
const [from = '', to = '', ...more] = words.filter(word => word !== '--dry-run')
const [collection = '', slug = '', ...deeper] = from
  .replace(/^content\//, '')
  .replace(/\.mdx$/, '')
  .split('/')

if (!to || more.length > 0 || !slug || deeper.length > 0) refuse('The file and its new name are needed.')
if (!isCollection(collection)) refuse(`There is no collection "${collection}".`)

const plan = await planRename(process.cwd(), collection, slug, to)
if ('reason' in plan) {
  if (!plan.issues) refuse(plan.reason)
  console.error(`${plan.issues.map(formatIssue).join('\n\n')}\n\n${plan.reason} Nothing was changed.`)
  process.exit(1)
}

const { changes, oldUrl, newUrl, links, references, redirects, inCode } = plan
const follow = `${count(links, 'link')} and ${count(references, 'reference')}`
const lead = redirects ? ` ${oldUrl} leads to ${newUrl}.` : ''
const left = inCode.length > 0 ? `\nNot changed, because it is code that names ${oldUrl}: ${inCode.join(', ')}.` : ''
if (isDryRun) {
  for (const change of changes) {
    if (change.to) console.log(`${change.file} moves to ${change.to}`)
    console.log(createPatch(change.to ?? change.file, change.source, textAfter(change), '', '', { context: 1 }))
  }
  console.log(`${follow} would follow in ${count(changes.length, 'file')}.${lead}${left}\nNothing was changed.`)
} else {
  makeChanges(process.cwd(), changes)
  console.log(`${newUrl} is its address now. ${follow} followed in ${count(changes.length, 'file')}.${lead}${left}`)
}

function refuse(reason: string): never {
  console.error(`${reason} Usage: npm run rename -- <collection>/<name> <new name> [--dry-run]`)
  process.exit(2)
}
