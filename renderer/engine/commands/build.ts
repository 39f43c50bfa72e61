import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createCache } from '../base/cache/store'
import { Failure } from '../base/failures/failure'
import { progress } from '../base/failures/progress'
import { finishChanges } from '../base/files/journal'
import { packageModule } from '../base/modules/package-module'
import { type BuildContext, createBuildContext, openCaches } from '../build/build-context'
import type { BuildOptions } from '../build/build-options'
import { LostFile } from '../build/publish/link-files'
import { distFolder, publishedFolder } from '../build/publish/releases'
import { upToDate } from '../build/up-to-date'
import { parseInstant } from '../content/schema/formats'
import type { SiteDefinition } from '../site'
import { readArguments, UsageError } from './read-arguments'

/** The exit code of `watch` when code has changed: it runs the code that it began with. */
export const codeChanged = 75

const usage = [
  'Usage: npm run build',
  'For what is going to be deployed, recorded in content/ledger.txt: npm run build -- --published',
  'For another moment: npm run build -- --at 2026-12-01T09:00Z',
  'With drafts, in .cache/drafts, which is never published: npm run build -- --drafts',
  'To compare it with another, in a folder of its own, never published: npm run build -- --compared-in <folder>',
  'To build after each change, until it is ended: npm run build -- --watch',
  'To make a part of the pages for other machines, of which one publishes: npm run build -- --shard 3/8',
  'To see why a page was rendered or reused: npm run build -- --explain /about/',
].join('\n')

/** Runs `npm run build`: builds and publishes the site, unless nothing has changed. */
export async function runBuild(site: SiteDefinition, args?: string[]): Promise<void> {
  const started = Date.now()
  const { isWatching, ...options } = readOptions(args)
  // Assume failure until the last line: Vike swallows uncaught errors and would exit with 0.
  process.exitCode = 1
  const root = process.cwd()
  if (isWatching) return watchInChild()
  reportUnpublished(root)
  finishChanges(root)

  const own = createCache(root)
  const shared = (await site.sharedStore?.())?.({ root, cache: own, shard: options.shard })
  const contextOf = (isTrusting = false) =>
    createBuildContext(root, site, options, openCaches(root, shared?.cache ?? own, isTrusting))
  // What this machine has stored is trusted until it is published. Other machines get only what was looked at.
  const context = contextOf(!shared)
  if (options.shard !== undefined) {
    if (!shared) throw new Failure('A shard needs a store that machines share: set CACHE_URL.')
    await (await import('../build/render-site')).renderShard(context).finally(() => progress(''))
    console.log(await shared.close())
    process.exitCode = 0
    return
  }
  const isAskedFor = options.isUnrecorded || options.isPublication || options.explained
  const last = isAskedFor ? undefined : upToDate(context, options.at)
  // The stages of a build are loaded only when there is something to build.
  const buildIn = async (each: BuildContext) =>
    (await import('../build/build')).build(each, options).finally(() => progress(''))
  const retry = (error: unknown) => (error instanceof LostFile ? buildIn(contextOf()) : Promise.reject(error))
  const built = last ?? (await buildIn(context).catch(retry))
  for (const warning of built.warnings) console.warn(warning)
  if ('explanation' in built && built.explanation) console.log(`${built.explanation}\n`)
  if (last) console.log('Nothing has changed since the last build.')
  if (shared && !last) console.log(await shared.close(options.isPublication ? distFolder(root) : undefined))
  console.log(`${built.summary}; ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  if (options.isWithDrafts) console.log('The site with drafts is in .cache/drafts/client. It is not published.')
  process.exitCode = 0
}

function readOptions(given?: string[]): BuildOptions & { isWatching: boolean } {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const texts = { at: text, explain: text, shard: text, 'compared-in': text } as const
  const known = { ...texts, published: flag, drafts: flag, watch: flag } as const
  const args = (given ?? process.argv.slice(2)).map((each, index, all) =>
    each === '--shard' && !/^\d/.test(all[index + 1] ?? '') ? '--shard=' : each,
  )
  const { values } = readArguments({ args, options: known }, usage)
  const at = values.at === undefined ? new Date() : parseInstant(values.at)
  if (!at) throw new UsageError(`${values.at} is not a moment with day, time and zone.`, usage)
  const [isWithDrafts, isPublication] = [values.drafts ?? false, values.published ?? false]
  const comparedIn = values['compared-in'] && resolve(values['compared-in'])
  if (comparedIn && existsSync(comparedIn))
    throw new UsageError(`There is something at ${values['compared-in']} already: name a new folder.`, usage)
  const isUnrecorded = values.at !== undefined || isWithDrafts || comparedIn !== undefined
  if (isPublication && isWithDrafts)
    throw new UsageError('A site with drafts is not published: leave out --drafts.', usage)
  if (isPublication && isUnrecorded)
    throw new UsageError('A site of another moment is not published: leave out --at.', usage)
  const { shard, watch: isWatching = false } = values
  const alone = isWatching ? '--watch builds' : shard !== undefined && '--shard makes a part of'
  if (alone && Object.keys(values).length > 1)
    throw new UsageError(`${alone} the site as it is now: leave out the other options.`, usage)
  const explained = values.explain || undefined
  return { at, isUnrecorded, isPublication, isWithDrafts, comparedIn, shard, explained, isWatching }
}

/** Says at exit code 1 that nothing was published: a build publishes as its last step that can fail. */
function reportUnpublished(root: string): void {
  process.once('exit', code => {
    if (code !== 1) return
    const hasSite = existsSync(join(publishedFolder(root), 'index.html'))
    process.stderr.write(`Nothing was published${hasSite ? ': the last built site is as it was' : ''}.\n`)
  })
}

/** Runs `proofsheet watch` in a process of its own, again and again while it ends because code has changed. */
async function watchInChild(): Promise<void> {
  const program = join(dirname(packageModule('worker')), '../bin.mjs')
  do {
    const child = fork(program, ['watch'])
    const [code] = await once(child, 'exit')
    process.exitCode = code ?? 1
  } while (process.exitCode === codeChanged)
}
