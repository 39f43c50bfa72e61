import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, prerender } from 'vike/api'
import type { PageContextServer } from 'vike/types'
import { loadEverything, loadSite } from '../renderer/pipeline'
import { count, formatIssue } from '../renderer/pipeline/issue'
import { setSiteInstant } from '../renderer/pipeline/publication/clock'
import { parseInstant } from '../renderer/pipeline/publication/instant'
import { nextChange } from '../renderer/pipeline/publication/next-change'

const started = Date.now()
const output = 'dist/client'
const say = (line: string) => console.log(line)

const at = readInstant()
setSiteInstant(at)

say('Checking content …')
const { issues } = await loadSite()
if (issues.length > 0) {
  console.error(`${issues.map(formatIssue).join('\n\n')}\n\n${count(issues.length, 'issue')}. Nothing was built.`)
  process.exit(1)
}

say('Building scripts and styles …')
process.env.NODE_ENV = 'production'
// Vite warns that a future loader of its configuration will want file endings in imports; today's does not.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
await build({ viteConfig: { logLevel: 'warn' }, vikeConfig: { prerender: { disableAutoRun: true } } })

say('Drawing pages …')
await prerender({ onPagePrerender: writePage })
await writeNextChange()
summarize()

/** The instant that the site is built for: `--at`, or now. */
function readInstant(): Date {
  const usage = 'Usage: npm run build, or for another moment npm run build -- --at 2026-12-01T09:00Z'
  try {
    const { values } = parseArgs({ options: { at: { type: 'string' } } })
    const instant = values.at === undefined ? new Date() : parseInstant(values.at)
    if (instant) return instant
    console.error(`${values.at} is not a moment with day, time and zone. ${usage}`)
  } catch (error) {
    console.error(`${(error as Error).message.split('.')[0]}. ${usage}`)
  }
  process.exit(2)
}

/** Beside the site, for a scheduler: the next moment at which the site changes by itself. */
async function writeNextChange() {
  const entities = Object.values((await loadEverything()).value).flat()
  writeFileSync('dist/next-change.json', `${JSON.stringify(nextChange(entities, at), null, 2)}\n`)
}

function writePage(page: PageContextServer & { _prerenderResult: { filePath: string; fileContent: string } }) {
  const { filePath, fileContent } = page._prerenderResult
  mkdirSync(dirname(filePath), { recursive: true })
  writeFileSync(filePath, fileContent)
}

function summarize() {
  const files = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  const sizes = new Map(files.map(file => [file, statSync(file).size]))
  const pages = files.filter(file => file.endsWith('.html'))
  const largest = pages.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))[0] ?? ''
  const kib = (bytes = 0) => `${Math.round(bytes / 1024)} KiB`
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  say(
    `${count(pages.length, 'page')} in ${count(files.length, 'file')}, ${kib(total)}, ${seconds} s; largest page ${largest.slice(output.length)} with ${kib(sizes.get(largest))}.`,
  )
}
