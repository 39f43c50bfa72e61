import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect as expectSoon, type Page } from 'playwright/test'
import { copyProject, isRunning, removeCopy, serve, stop } from '../../project-copy'
import { makeEditedSite } from '../edit/edited-site'

// A busy machine may take its time: these tests are about results, not about speed.
export const expect = expectSoon.configure({ timeout: 40_000 })

/** The folders that tests change; the next file needs them as they were. */
const edited = ['content', 'pages', 'renderer/site']

const project = join(import.meta.dirname, '../../..')
const port = Number(process.env.TEST_PORT ?? 4179) + 2 + Number(process.env.TEST_PARALLEL_INDEX ?? 0)

/** The address of the dev server of this worker for this site. */
export const origin = `http://localhost:${port}`

/** A copy of a site and its dev server, which tests may stop and start. */
interface DevServer {
  root: string
  /** The folder that it is a copy of. */
  original: string
  origin: string
  said: () => string
  isRunning: () => boolean
  start: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Tests with a dev server, of the small site, or of this one in `npm run verify`. A worker starts it once, and the files
 * that it runs take turns.
 */
export const test = base.extend<object, { ownSite: DevServer; smallSite: DevServer }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => serveCopy(copyProject(), port, project, use),
    { scope: 'worker', timeout: 300_000 },
  ],
  smallSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here.
    async ({}, use) => {
      const [root, original] = [makeEditedSite(), makeEditedSite()]
      await serveCopy(root, port + 10, original, use)
      removeCopy(original)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

async function serveCopy(root: string, port: number, original: string, use: (server: DevServer) => Promise<void>) {
  const start = () => {
    setEditor(root)
    return serve(root, port)
  }
  let running = await start()
  await use({
    root,
    original,
    origin: `http://localhost:${port}`,
    said: () => running.said(),
    isRunning: () => isRunning(running.server),
    start: async () => {
      running = await start()
    },
    stop: () => stop(running.server),
  })
  await stop(running.server)
  removeCopy(root)
}

/** Uses the worker's dev server of this site in the tests of the file that calls this, one at a time. */
export function shareDevServer() {
  const shared: Shared = {}
  test.beforeAll(({ ownSite }) => {
    shared.server = ownSite
  })
  return share(shared)
}

/** Uses the worker's dev server of the small site in the tests of the file that calls this, one at a time. */
export function shareSmallServer() {
  const shared: Shared = {}
  test.beforeAll(({ smallSite }) => {
    shared.server = smallSite
  })
  return share(shared)
}

/** The server of a file's tests, from the first of them on. */
interface Shared {
  server?: DevServer
}

function share(shared: Shared) {
  const server = () => {
    if (!shared.server) throw new Error('The dev server is there when the first test begins.')
    return shared.server
  }
  test.describe.configure({ mode: 'default', timeout: 300_000 })
  test.afterAll(() => restore(server()))
  const inCopy = (file: string) => join(server().root, file)
  return {
    inCopy,
    origin: () => server().origin,
    said: () => server().said(),
    start: () => server().start(),
    stop: () => server().stop(),
    open: (page: Page, address: string, status = 200) => open(page, server().origin + address, status),
    ...contentIn(file => inCopy(`content/${file}`)),
  }
}

/**
 * Takes back the changes of tests in a copy of the project. Where code was changed, the server starts again, so that no
 * later page is reloaded by a restart of its own; so it does where a test has ended it.
 */
async function restore({ root, original, isRunning, stop, start }: DevServer): Promise<void> {
  const changed = edited.filter(folder => restoreFolder(join(original, folder), join(root, folder)))
  if (isRunning() && changed.every(folder => folder === 'content')) return
  await stop()
  await start()
}

/** Makes a folder equal to another one, and says if it was not. Unchanged files aren't written, as the server watches. */
function restoreFolder(from: string, to: string): boolean {
  // With their folders: an empty one is reported if no collection has its name.
  const added = entriesIn(to).filter(name => !existsSync(join(from, name)))
  for (const name of added) rmSync(join(to, name), { recursive: true, force: true })
  const changed = entriesIn(from).filter(name => {
    if (!existsSync(join(to, name))) return true
    return statSync(join(to, name)).isFile() && !readFileSync(join(from, name)).equals(readFileSync(join(to, name)))
  })
  for (const name of changed) cpSync(join(from, name), join(to, name), { recursive: true })
  return added.length + changed.length > 0
}

/** The entries of a folder but the ledger, which a copy does not have, and the descriptions of types, which follow them. */
function entriesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter(name => !/^(ledger\.txt|types[\\/](schema|vocabulary)\.json)$/.test(name))
}

/** Replaces the editor by a script that logs which file it was asked to open. */
function setEditor(root: string) {
  process.env.LAUNCH_EDITOR = join(root, 'editor')
  writeFileSync(join(root, 'editor'), `#!/bin/sh\necho "$@" > ${join(root, 'opened')}\n`, { mode: 0o755 })
}

function contentIn(path: (file: string) => string) {
  const read = (file: string) => readFileSync(path(file), 'utf8')
  const edit = (file: string, what: string | RegExp, by: string) =>
    writeFileSync(path(file), read(file).replace(what, by))
  return { path, read, edit }
}

/** Opens a page as a writer does, and waits until it follows the files. A mark shows whether it was reloaded. */
async function open(page: Page, url: string, status: number) {
  // A server that is just starting again may answer the page and not the script that makes the badge.
  await expect(async () => {
    expect((await page.goto(url))?.status()).toBe(status)
    await badge(page).waitFor({ state: 'attached', timeout: 30_000 })
  }).toPass({ timeout: 90_000 })
  await page.evaluate('window.mark = true')
}

export const badge = (page: Page) => page.locator('page-badge summary')
export const wasReloaded = async (page: Page) => (await page.evaluate('window.mark')) !== true
