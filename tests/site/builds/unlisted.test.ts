import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeCopy } from '../../project-copy'
import { builtPages, makeSite, runCommand } from '../commands/site-copy'

const outputs = `import { feeds } from '@proofsheet/outputs/feeds/feeds'
import { llms } from '@proofsheet/outputs/llms'
import { markdownFiles } from '@proofsheet/outputs/markdown/markdown-files'
import { sitemap } from '@proofsheet/outputs/sitemap'
import { searchFiles, searchRecords } from '@proofsheet/search/outputs'

export const outputs = [sitemap, feeds(), llms, searchFiles]
export const pageOutputs = [markdownFiles(), searchRecords({ exclude: [], section: () => undefined })]
`

const post = (title: string, mark: string) => `---
title: ${title}
excerpt: An article about ${title}, in one sentence.
author: The editors
date: 2026-02-01
tags: [News]
${mark}
---

This text has a word for the search, ${title}.
`

test('an unlisted page is built and named by no other file; one with noindex is left to visitors', {
  timeout: 300_000,
}, () => {
  const root = makeSite()
  onTestFinished(() => removeCopy(root))
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')))
  writeFileSync(join(root, 'content/blog/quincunx.mdx'), post('Quincunx', 'unlisted: true'))
  writeFileSync(join(root, 'content/blog/zeugma.mdx'), post('Zeugma', 'noindex: true'))
  writeFileSync(join(root, 'renderer/site/outputs.ts'), outputs)
  change('renderer/site/index.ts', text =>
    text.replace('  outputs:', "  pageOutputs: async () => (await import('./outputs')).pageOutputs,\n  outputs:"),
  )
  change('renderer/site/collections.ts', text =>
    text.replace("noun: 'post',", "noun: 'post', feed: { since: 2026 }, section: { heading: 'Posts', order: 1 },"),
  )
  change('renderer/site/page-info.ts', text =>
    text
      .replace(
        '  const { updated,',
        '  const { author, date, tags = [] } = entity as { author?: string; date?: string; tags?: string[] }\n  const article = author && date ? { author, published: date, section: "", tags } : undefined\n  const { updated,',
      )
      .replace('changed: updated,', 'changed: updated ?? date, article,'),
  )
  const { status, text } = runCommand(root, 'build')
  expect(status, text).toBe(0)

  const pages = builtPages(root)
  const client = join(root, 'dist/client')
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const namedIn = (word: string) =>
    files
      .filter(file => readFileSync(file, 'latin1').toLowerCase().includes(word))
      .map(file => file.slice(client.length + 1).replaceAll('\\', '/'))
      .sort()

  expect(pages.get('blog/quincunx/index.html')).toContain('<meta name="robots" content="noindex"/>')
  expect(namedIn('quincunx')).toEqual(['blog/quincunx/index.html'])

  expect(pages.get('blog/zeugma/index.html')).toContain('<meta name="robots" content="noindex"/>')
  const found = namedIn('zeugma')
  expect(found).toEqual(expect.arrayContaining(['atom.xml', 'blog/index.html', 'feed.json', 'rss.xml']))
  // The index has the words by their first letter, in hexadecimal.
  const { shards } = JSON.parse(readFileSync(join(client, 'search/index.json'), 'utf8'))
  expect(shards.split(' ')).toContain('7a')
  expect(shards.split(' ')).not.toContain('71')
  expect(found.filter(file => /^(sitemap|llms)/.test(file))).toEqual([])
  expect(pages.get('blog/a-first-post/index.html')).not.toContain('name="robots"')
})
