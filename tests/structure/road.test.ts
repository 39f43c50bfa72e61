import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { expect, test } from 'vitest'
import { findEntries } from '../../renderer/engine/content/files/find'
import { parseEntry } from '../../renderer/engine/content/parse'
import { createBodyCompiler, loadBody } from '../../renderer/engine/mdx/compile'
import { render } from '../factories/render'
import { Note } from '../fixtures/sample-site/renderer/site/components/Note'
import { site } from '../fixtures/sample-site/renderer/site/index'

// The road of a text from the disk to HTML: the files of the engine of which it runs a function.

const file = 'content/blog/sow-peas.mdx'
const text = `---
id: 1
title: How to sow peas
author: The editors
date: 2025-03-01
tags: [Planning, Checking]
---

## The rows

Sow in **March**, as {frontmatter.author} does: see [the rows](#the-rows).

<Note>Water them.</Note>
`

/** Runs the stages. Gives the files of the engine that take part, as V8 counts calls of their functions. */
async function walk(): Promise<string[]> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const [entry] = findEntries('no-such-folder', site.collections, new Map([[file, text]])).value
  if (!entry) throw new Error(`${file} is not found.`)
  const { body, data } = parseEntry(entry.source, file).value
  const program = await createBodyCompiler(site)({ file, body, frontmatter: data })
  expect(render(await loadBody(program), { Note })).toContain('The editors does')
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  return result
    .filter(({ url }) => /\/renderer\/engine\/.*\.tsx?$/.test(url))
    .filter(({ functions }) => functions.some(each => each.functionName && (each.ranges[0]?.count ?? 0) > 0))
    .map(({ url }) => url.replace(/^file:\/\//, ''))
}

test('the road of a text does not get longer than the README of the engine says', async () => {
  const readme = readFileSync('renderer/engine/README.md', 'utf8')
  const [, files, lines] = /passes (\d+) files with ([\d,]+) lines/.exec(readme) ?? []
  const passed = await walk()
  const count = passed.reduce((sum, path) => sum + readFileSync(path, 'utf8').split('\n').length - 1, 0)
  expect(passed.length, passed.join('\n')).toBeLessThanOrEqual(Number(files))
  expect(count).toBeLessThanOrEqual(Number(lines?.replace(',', '')))
})
