import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leftovers } from '../../kills/killed-publications'
import { commandLine, removeCopy } from '../../project-copy'
import { makeSite } from '../commands/site-copy'
import { buildSite, buildsTimeoutMs, buildWithoutCache, publishedHashes } from './project-builds'
import { randomNumbers } from './random-edits'

test('a killed build leaves the last output or the whole new one, and the next build is correct', {
  timeout: buildsTimeoutMs,
}, async () => {
  const root = makeSite()
  const post = join(root, 'content/blog/a-first-post.mdx')
  const random = randomNumbers(7)
  try {
    const started = Date.now()
    let last = buildSite(root)
    const durationMs = Date.now() - started
    for (let step = 1; step <= 2; step++) {
      appendFileSync(post, `\nOne more sentence, number ${step}.\n`)
      const child = spawn(process.execPath, commandLine(root, 'build'), { cwd: root, stdio: 'ignore' })
      const ended = new Promise(resolve => child.on('exit', resolve))
      const kill = setTimeout(() => child.kill('SIGKILL'), random() * durationMs)
      await ended
      clearTimeout(kill)
      // It may have published before the signal came.
      const left = publishedHashes(root)
      const next = buildSite(root)
      expect([last, next]).toContainEqual(left)
      expect(leftovers(root)).toEqual([])
      last = next
    }
    expect(buildWithoutCache(root)).toEqual(last)
  } finally {
    removeCopy(root)
  }
})
