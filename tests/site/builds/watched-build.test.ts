import { spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { commandLine, removeCopy } from '../../project-copy'
import { makeSite } from '../commands/site-copy'
import { buildSite, buildsTimeoutMs, publishedHashes } from './project-builds'

/** Runs `build --watch` in a site; gives the function that makes a change and awaits what is printed after it. */
async function watchSite(root: string) {
  const child = spawn(process.execPath, [...commandLine(root, 'build'), '--watch'], { cwd: root })
  onTestFinished(() => void child.kill())
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  return async (change: () => void, expected: RegExp) => {
    output = ''
    const startedMs = Date.now()
    change()
    while (!expected.test(output)) {
      expect(child.exitCode, output).toBe(null)
      expect(Date.now() - startedMs, output).toBeLessThan(120_000)
      await setTimeout(20)
    }
  }
}

const built = /pages? in \d+ files/

test('a resident build publishes each change, and every tenth result is that of a build without a store', {
  timeout: buildsTimeoutMs,
}, async () => {
  const [root, plain] = [makeSite(), makeSite()]
  onTestFinished(() => [root, plain].forEach(removeCopy))
  const at = (path: string) => join(root, path)
  const post = at('content/blog/a-first-post.mdx')
  const first = readFileSync(post, 'utf8')
  const page = (path: string) => readFileSync(at(`dist/client/${path}`), 'utf8')
  const withoutStore = () => {
    rmSync(join(plain, '.cache'), { recursive: true, force: true })
    for (const folder of ['content', 'renderer']) {
      rmSync(join(plain, folder), { recursive: true })
      cpSync(at(folder), join(plain, folder), { recursive: true })
    }
    return buildSite(plain)
  }
  const after = await watchSite(root)
  await after(() => {}, /The site is built now and after each change/)
  await after(() => {}, built)

  for (let step = 1; step <= 20; step++) {
    const added = at(`content/blog/added-${Math.ceil(step / 4)}.mdx`)
    const changes = [
      () => writeFileSync(added, first.replace(/^title: .*/m, `title: An added post of step ${step}`)),
      () => writeFileSync(post, `${first}\nA sentence of step ${step}.\n`),
      () => writeFileSync(post, first.replace(/^title: .*/m, `title: Another title in step ${step}`)),
      () => rmSync(added),
    ]
    await after(changes[(step - 1) % changes.length] ?? (() => {}), built)
    if (step % 4 === 2) expect(page('blog/a-first-post/index.html')).toContain(`A sentence of step ${step}.`)
    if (step % 10 === 0) expect(publishedHashes(root)).toEqual(withoutStore())
  }

  const published = publishedHashes(root)
  await after(() => writeFileSync(post, first.replace(/^title: .*/m, 'title: 7')), /title/)
  expect(publishedHashes(root)).toEqual(published)
  await after(() => writeFileSync(post, first), built)

  // What somebody did to a published file is not published again.
  writeFileSync(at('dist/client/index.html'), 'forged')
  for (const step of [1, 2, 3, 4]) await after(() => writeFileSync(post, `${first}\nAgain ${step}.\n`), built)
  const frame = at('renderer/+onRenderHtml.tsx')
  const edited = readFileSync(frame, 'utf8').replace('<header', '<header id="edited"')
  await after(() => writeFileSync(frame, `${edited}\n}`), /Correct the code/)
  await after(() => writeFileSync(frame, edited), built)
  expect(page('blog/a-first-post/index.html')).toContain('<header id="edited"')
  expect(publishedHashes(root)).toEqual(withoutStore())
})
