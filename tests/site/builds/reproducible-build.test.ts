import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { elsewhere } from '../../../scripts/reproduce/elsewhere'
import { build, removeCopy } from '../../project-copy'
import { makeFullSite } from './hostile/full-site'
import { buildsTimeoutMs, publishedHashes } from './project-builds'
import { addShortPosts } from './random-edits'

// `npm run reproduce` does the same with this site, for each push.
test('a build in another folder, time zone and language at another time gives the same bytes', {
  timeout: buildsTimeoutMs,
}, () => {
  const [here, made] = [makeFullSite(), makeFullSite()]
  const there = `${made} in another folder`
  renameSync(made, there)
  // Its code is built there too.
  rmSync(join(there, 'node_modules'), { recursive: true, force: true })
  onTestFinished(() => [here, there].forEach(removeCopy))
  const at = ['--at', new Date().toISOString()]
  const [ours, theirs] = [
    { root: here, environment: {} },
    { root: there, environment: elsewhere },
  ].map(({ root, environment }) => {
    addShortPosts(root, 22)
    const { ok, text } = build(root, environment, at)
    expect(ok, text).toBe(true)
    return publishedHashes(root)
  })
  expect(theirs).toEqual(ours)
  expect(Object.keys(ours ?? {})).toEqual(
    expect.arrayContaining([
      '/blog/page/2/index.html',
      '/llms-full/blog-2.txt',
      '/search/index.json',
      '/index.html.br',
    ]),
  )
})
