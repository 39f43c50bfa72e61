import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { leftovers } from '../../kills/killed-publications'
import { removeCopy } from '../../project-copy'
import { buildSite, buildsTimeoutMs, buildWithoutCache, copyWithOwnCache, publishedHashes } from './project-builds'
import { editAtRandom, randomNumbers } from './random-edits'

test('a killed build leaves the last output unchanged, and the next build is correct', {
  timeout: buildsTimeoutMs,
}, async () => {
  const root = copyWithOwnCache()
  const random = randomNumbers(7)
  try {
    const started = Date.now()
    let last = buildSite(root)
    const durationMs = Date.now() - started
    for (let step = 1; step <= 2; step++) {
      editAtRandom(root, random, step)
      const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { cwd: root, stdio: 'ignore' })
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
