import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { fileOf, postOf, slugOf } from '../../../scripts/bench/corpus'
import { fillSite } from '../../../scripts/bench/fill-site'
import { removeCopy } from '../../project-copy'
import { buildSite } from '../../site/builds/project-builds'

/** On two processors pages are rendered in threads from 400 on. */
const posts = 410
/** Lists have 20 posts a page. */
const furtherListPages = Math.ceil(posts / 20) - 1

test('a large site rendered in threads is the same as one built incrementally', () => {
  const copies = join(import.meta.dirname, '../../../.cache/copies')
  mkdirSync(copies, { recursive: true })
  const root = mkdtempSync(`${copies}/`)
  const write = (first: number, last: number) => {
    mkdirSync(join(root, 'content/blog'), { recursive: true })
    for (let number = first; number <= last; number++)
      writeFileSync(join(root, `content/blog/${slugOf(number)}.mdx`), fileOf(postOf(number)))
  }
  try {
    fillSite(root)
    write(1, 5)
    buildSite(root)
    write(6, posts)
    const grown = buildSite(root)
    expect(Object.keys(grown).filter(path => path.endsWith('.html'))).toHaveLength(posts + 3 + furtherListPages)
    for (const made of ['.cache', 'dist']) rmSync(join(root, made), { recursive: true })
    expect(buildSite(root)).toEqual(grown)
  } finally {
    removeCopy(root)
  }
})
