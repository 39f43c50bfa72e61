import { loadSite } from '../renderer/pipeline'
import { count, formatIssue } from '../renderer/pipeline/issue'

const usage = 'Usage: npm run check'

if (process.argv.length > 2) {
  console.error(`${process.argv.slice(2).join(' ')} is not understood. ${usage}`)
  process.exit(2)
}

const { value, issues } = await loadSite()
const entities = Object.values(value).flat().length
if (issues.length > 0) {
  console.error(`${issues.map(formatIssue).join('\n\n')}\n\n${count(issues.length, 'issue')}.`)
  process.exit(1)
}
console.log(`${count(entities, 'content file')}, no issues.`)
