import { renameSync } from 'node:fs'
import { test } from 'playwright/test'
import { copyProject, preview, removeCopy } from '../project-copy'
import { addArticles, base, configuredRoot, settings } from './configured-site'
import { addBlocks } from './display/blocks'
import { buildWithSettings } from './site-with-settings'

test('a site with providers and many articles is built for a folder of its host', async () => {
  test.setTimeout(180_000)
  removeCopy(configuredRoot)
  renameSync(copyProject(), configuredRoot)
  addArticles(configuredRoot)
  addBlocks(configuredRoot)
  buildWithSettings(configuredRoot, settings, { BASE_PATH: base })
  // Compiles the command, which the servers of all workers run.
  const { server } = await preview(configuredRoot)
  server.kill()
})
