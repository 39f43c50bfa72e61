import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkOutput } from '../../../scripts/bench/check-output'
import { ownSetups } from '../../../scripts/bench/setups/own'
import { folderOf, type Setup } from '../../../scripts/bench/setups/setup'

const [, everything] = ownSetups
const setup = { ...everything, name: `unit-${process.pid}`, label: 'A site' } as Setup
const post = { slug: 'post-00001', fields: { title: 'A title' }, body: 'Its first sentence. And more.' }
const page = '<header data-round="1"><h1>A title</h1><p>Its first sentence. And more.</p>'
const copy = '# A title\n\nIts first sentence. And more.\n'

function write(path: string, content: string | Buffer) {
  const file = join(folderOf(setup), setup.output, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const check = () => checkOutput(setup, post, 'data-round="1"')

beforeEach(() => {
  write('blog/post-00001/index.html', page)
  write('blog/post-00001/index.html.br', brotliCompressSync(page))
  write('blog/post-00001/index.html.gz', gzipSync(page))
  write('blog/post-00001/index.md', copy)
  write('blog/index.html', '<a href="/blog/post-00001/">A title</a>')
  write('llms.txt', '- [A title](https://site.example/blog/post-00001/index.md)')
  write('sitemap.xml', '<loc>https://site.example/blog/post-00001/</loc>')
  write('rss.xml', '<item><title>A title</title></item>')
  write('search/index.json', '{}')
  write('cards/blog/post-00001.png', 'pixels')
})
afterEach(() => rmSync(folderOf(setup), { recursive: true }))

test('a complete output passes', () => {
  expect(check()).toEqual(check())
})

const faults: [string, string, string | Buffer, string][] = [
  [
    'a page without its title',
    'blog/post-00001/index.html',
    page.replace('A title', ''),
    'index.html without "A title"',
  ],
  ['a page without the changed frame', 'blog/post-00001/index.html', page.replace('"1"', '"0"'), 'without "data-round'],
  [
    'a compressed file of an older page',
    'blog/post-00001/index.html.br',
    brotliCompressSync('old'),
    'index.html.br without',
  ],
  [
    'a Markdown copy without the text',
    'blog/post-00001/index.md',
    '# A title',
    'index.md without "Its first sentence"',
  ],
  ['an empty feed', 'rss.xml', '<rss></rss>', 'rss.xml without "<item>"'],
]

test.each(faults)('%s is found', (_, path, content, message) => {
  write(path, content)
  expect(check).toThrow(message)
})

test('a missing card is found', () => {
  rmSync(join(folderOf(setup), setup.output, 'cards'), { recursive: true })
  expect(check).toThrow('has not built')
})

test('another search index and another card have other fingerprints', () => {
  const before = check()
  write('search/index.json', '{"pages":1}')
  write('cards/blog/post-00001.png', 'other pixels')
  const after = check()
  expect(after['search index']).not.toBe(before['search index'])
  expect(after.card).not.toBe(before.card)
})
