import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leftovers } from '../../kills/killed-publications'
import { commandLine, removeCopy } from '../../project-copy'
import { makeSite } from '../commands/site-copy'
import { buildSite, buildsTimeoutMs, buildWithoutCache, publishedHashes } from './project-builds'
import { randomNumbers } from './random-edits'

test('a killed build leaves the last output unchanged, and the next build is correct', {
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
      // A build that ended before the signal has published the new output.
      if (child.exitCode === 0) last = publishedHashes(root)
      else expect(publishedHashes(root)).toEqual(last)
    }
    const next = buildSite(root)
    expect(leftovers(root)).toEqual([])
    expect(buildWithoutCache(root)).toEqual(next)
  } finally {
    removeCopy(root)
  }
})
