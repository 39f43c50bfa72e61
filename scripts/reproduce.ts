import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { progress } from '../renderer/engine/commands/progress'
import { firstDifference } from '../renderer/engine/publish/difference'

/** Below the project, so that packages are found, but deeper, and with nothing kept from other builds. */
const copy = `.cache/reproduce/${process.pid}/another folder/site`
const left = ['node_modules', '.git', '.cache', 'dist', 'test-results', 'playwright-report']

/** Another time zone, another language's rules, and a clock that is forty days ahead. */
const elsewhere = {
  TZ: 'Pacific/Kiritimati',
  LC_ALL: 'tr_TR.UTF-8',
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(
    `const now = Date.now; const ahead = 40 * 864e5; const Day = Date
globalThis.Date = class extends Day { constructor(...of) { of.length ? super(...of) : super(now() + ahead) } static now() { return now() + ahead } }`,
  )}`,
}

if (!existsSync('dist/manifest.json')) {
  console.error('There is no built site yet. Run: npm run build')
  process.exit(1)
}
process.once('exit', () => rmSync(dirname(dirname(copy)), { recursive: true, force: true, maxRetries: 5 }))

progress('Copying the project …')
mkdirSync(copy, { recursive: true })
for (const name of readdirSync('.').filter(each => !left.includes(each)))
  cpSync(name, join(copy, name), { recursive: true })

progress('Building the copy in another folder, time zone and language, on another day …')
const at = new Date().toISOString()
const build = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts', '--at', at], {
  cwd: copy,
  env: { ...process.env, ...elsewhere },
  encoding: 'utf8',
})
progress('')
if (build.status !== 0) {
  console.error(`${build.stdout}${build.stderr}\nThe copy was not built.`)
  process.exit(1)
}
const difference = firstDifference('dist', join(copy, 'dist'))
if (difference) {
  console.error(`${difference}\nIf anything was changed since the last build, build again first: npm run build`)
  process.exit(1)
}
console.log('Every file of dist/client is the same, byte for byte, when it is built elsewhere.')
