import { renameSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { build, copyProject, preview, removeCopy } from '../project-copy'
import { addArticles, base, changeSettings, configuredRoot } from './configured-site'
import { addBlocks } from './display/blocks'

test('a site with providers and many articles is built for a folder of its host', async () => {
  test.setTimeout(600_000)
  removeCopy(configuredRoot)
  renameSync(copyProject(), configuredRoot)
  addArticles(configuredRoot)
  addBlocks(configuredRoot)
  changeSettings(configuredRoot)
  const built = build(configuredRoot, { BASE_PATH: base })
  expect(built.ok, built.text).toBe(true)
  // Compiles the command, which the servers of all workers run.
  const { server } = await preview(configuredRoot)
  server.kill()
})
