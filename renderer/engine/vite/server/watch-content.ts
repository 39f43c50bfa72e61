import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import { createCache } from '../../base/cache/store'
import { formats } from '../../base/diagnostics/formats/all-formats'
import { wantsColor } from '../../base/diagnostics/formats/terminal'
import { type Issue, isBreaking } from '../../base/diagnostics/issue'
import { statSignature } from '../../base/files/file-signature'
import { isRegularFile } from '../../base/files/list-files'
import { isIgnored } from '../../base/files/names'
import { isContentFile } from '../../content/files/content-path'
import { createMarkdownFields } from '../../content/inline/markdown-fields'
import type { Loader, LoadResult } from '../../content/load'
import type { SiteDefinition } from '../../site'
import type { ContentStore } from '../content-store'
import type { DevContent } from '../dev-tools'
import { createPageContent } from '../page-content'
import { brokenEvent, changedEvent } from '../report'

/** The time that writing a file may take, in ms: it is empty for a moment, and not every step has an event. */
const settleMs = 100

/** How long after a change pages have the content that was loaded then, in ms; a further change reports itself. */
const sharedMs = 100

/** The content in development, which follows changes of files; `changed` takes the absolute path of one. */
type WatchedContent = ContentStore & Pick<DevContent, 'changed'>

/** Checks content at each change. Open pages update, or show the errors. */
export function watchContent(server: ViteDevServer, site: SiteDefinition, check: Loader): WatchedContent {
  const { root } = server.config
  const toPageContent = createPageContent(site, createMarkdownFields(root, site, createCache(root)))
  let version = 0
  let now: Promise<LoadResult> = check()
  let checkedMs = performance.now()
  const report = createReporter(server)

  /** The text or the signature of each file that changed, as of its last check. */
  const checked = new Map<string, string>()

  const changed = (file: string, found?: LoadResult) => {
    if (!isRead(relative(root, file))) return
    const state = stateOf(file)
    // Edit mode reports its own writes before the watcher does.
    if (state !== undefined && checked.get(file) === state) return
    if (state === undefined) checked.delete(file)
    else checked.set(file, state)
    version++
    now = found ? Promise.resolve(found) : check()
    checkedMs = performance.now()
    follow({ file, state, at: version }).catch(log)
  }
  const log = (error: Error) => server.config.logger.error(error.stack ?? error.message)
  const follow = async ({ file, state, at }: { file: string; state: string | undefined; at: number }) => {
    const settled = setTimeout(settleMs)
    const errors = (await now).issues.filter(isBreaking)
    // Without errors pages update at once. An error may come from a half-written file, so it is reported if it
    // persists.
    if (errors.length === 0 && at === version) report([])
    await settled
    if (stateOf(file) !== state) return changed(file)
    // A newer change reports both.
    if (at !== version) return
    if (errors.length > 0) report(errors)
  }
  /** A page that asks for the content right after a change gets the load that is running. */
  const read = async () => toPageContent(await (performance.now() - checkedMs < sharedMs ? now : check()))
  now.then(({ issues }) => (issues.some(isBreaking) ? report(issues.filter(isBreaking)) : undefined)).catch(log)
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, file => changed(file))
  return { version: () => version, now: () => now, read, changed }
}

/** Gives the function that reports errors in the terminal and on open pages, which update when there are none. */
function createReporter({ config, ws }: ViteDevServer) {
  let isBroken = false
  return (errors: Issue[]) => {
    if (errors.length > 0) config.logger.error(`\n${toTerminal(config.root, errors)}\n`)
    else if (isBroken) config.logger.warn('No errors in content any more.')
    isBroken = errors.length > 0
    ws.send({ type: 'custom', event: isBroken ? brokenEvent : changedEvent })
  }
}

/** Whether checks read a file: the content, and which layouts there are. */
function isRead(path: string): boolean {
  if (path.startsWith(`content${sep}`)) return !isIgnored(dirname(path), basename(path))
  return path.startsWith(`pages${sep}`) && /^\+(Page|route)\./.test(basename(path))
}

/** The state of a file, which changes when it is written: its text, or the stat signature of a picture. */
const stateOf = (file: string): string | undefined =>
  isContentFile(file) || file.endsWith('.ts') ? textOf(file) : statSignature(file)?.text

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The file was removed, or is being replaced.
    return undefined
  }
}

function toTerminal(root: string, issues: Issue[]): string {
  const hasColor = wantsColor(process.stderr)
  return formats.text(issues, {
    sourceOf: file => (isRegularFile(root, file) ? textOf(join(root, file)) : undefined),
    hasColor,
  })
}
