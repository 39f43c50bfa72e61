import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compare } from '@proofsheet/engine/base/diagnostics/issue'
import { progress } from '@proofsheet/engine/base/failures/progress'
import { readManifest } from '@proofsheet/engine/build/publish/manifest'
import { requireBuild } from '@proofsheet/engine/build/publish/releases'
import { readArguments } from '@proofsheet/engine/commands/read-arguments'
import { linkWorkspaces } from '@proofsheet/review/sides/link-workspaces'
import { elsewhere } from './reproduce/elsewhere'

/** The copy is below the project, so that Node finds the packages, but without the caches of other builds. */
const copy = `.cache/reproduce/${process.pid}/another folder/site`
const leftOut = ['node_modules', '.git', '.cache', '.releases', 'dist', 'test-results', 'playwright-report']

/** The number of bytes that are shown on either side of the first different one. */
const shown = 60

readArguments({}, 'Usage: npm run reproduce')
requireBuild(process.cwd())
const difference = reproduce()
if (difference) console.error(difference)
else console.log('Every file of dist/client is the same, byte for byte, when it is built elsewhere.')
process.exitCode = difference ? 1 : 0

/**
 * Builds a copy of the project in another folder, time zone and locale, on another day, and compares it with the built
 * site. Gives the output of a failed build or the first difference; undefined where both sites are equal.
 */
function reproduce(): string | undefined {
  process.once('exit', () => rmSync(dirname(dirname(copy)), { recursive: true, force: true, maxRetries: 5 }))
  progress('Copying the project …')
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync('.').filter(each => !leftOut.includes(each)))
    cpSync(name, join(copy, name), { recursive: true })
  linkWorkspaces(copy)

  progress('Building the copy in another folder, time zone and language, on another day …')
  const at = new Date().toISOString()
  const build = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts', '--at', at], {
    cwd: copy,
    env: { ...process.env, ...elsewhere },
    encoding: 'utf8',
  })
  progress('')
  if (build.status !== 0) return `${build.stdout}${build.stderr}\nThe copy was not built.`
  const difference = firstDifference('dist', join(copy, 'dist'))
  return difference && `${difference}\nIf anything was changed since the last build, build again first: npm run build`
}

/** Describes the first difference between two builds, in the order of paths; undefined when all bytes are equal. */
function firstDifference(one: string, other: string): string | undefined {
  const [ours, theirs] = [one, other].map(dist => new Map(readManifest(dist).map(({ path, hash }) => [path, hash])))
  const paths = [...new Set([...(ours?.keys() ?? []), ...(theirs?.keys() ?? [])])].sort(compare)
  const path = paths.find(each => ours?.get(each) !== theirs?.get(each))
  if (path === undefined) return undefined
  if (!theirs?.has(path)) return `${path} is only in ${one}.`
  if (!ours?.has(path)) return `${path} is only in ${other}.`
  const [a, b] = [one, other].map(dist => readFileSync(join(dist, 'client', path)))
  return a && b ? `${path} differs ${show(a, b, one, other)}` : undefined
}

function show(a: Buffer, b: Buffer, one: string, other: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const around = (content: Buffer) => JSON.stringify(content.toString('utf8', Math.max(0, at - shown), at + shown))
  return `from byte ${at} on:\n  ${one}: ${around(a)}\n  ${other}: ${around(b)}`
}
