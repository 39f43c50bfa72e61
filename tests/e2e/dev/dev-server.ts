import type { ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect as expectSoon, type Page, test } from 'playwright/test'
import { copyProject, removeCopy, serve, stop } from '../../project-copy'

// A busy machine may take its time: what is asked here is what happens, not how soon.
export const expect = expectSoon.configure({ timeout: 20_000 })

/**
 * Serves a copy of the project to the tests of the file that calls this. They share one server and one copy of the
 * content, so they take turns. Files run at the same time, so each needs a port of its own.
 */
export function shareDevServer(port: number) {
  const origin = `http://localhost:${port}`
  let root = ''
  let server: ChildProcess | undefined
  let said = () => ''
  test.describe.configure({ mode: 'default', timeout: 120_000 })
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    root = copyProject()
    setEditor(root)
    ;({ server, said } = await serve(root, port))
  })
  test.afterAll(async () => {
    await stop(server)
    removeCopy(root)
  })
  const inCopy = (file: string) => join(root, file)
  return {
    origin,
    inCopy,
    said: () => said(),
    open: (page: Page, address: string, status = 200) => open(page, origin + address, status),
    ...contentIn(file => inCopy(`content/${file}`)),
  }
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
    await badge(page).waitFor({ state: 'attached', timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
  await page.evaluate('window.mark = true')
}

export const badge = (page: Page) => page.locator('page-badge summary')
export const wasReloaded = async (page: Page) => (await page.evaluate('window.mark')) !== true
