import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hashOf } from '@proofsheet/engine/base/cache/hash'
import type { Post } from './corpus'
import { folderOf, type Setup } from './setups/setup'

/** Hashes of the search index and of the card of one post; none for pages only. */
export type Fingerprints = Partial<Record<'search index' | 'card', string>>

/**
 * Throws unless the output of a build is complete: the post's page with its title, the beginning of its text and the
 * attribute of the frame, the list, and, where the site has every output, all of those with the same text. Gives
 * fingerprints of outputs that can't be read here.
 */
export function checkOutput(setup: Setup, { slug, fields, body }: Post, attribute: string): Fingerprints {
  const read = (path: string) => readOutput(setup, path)
  const require = (path: string, content: string | Buffer, texts: string[]) => {
    for (const text of texts)
      if (!content.includes(text)) throw new Error(`${setup.label} has built ${path} without "${text}".`)
  }
  const url = `blog/${slug}/`
  const page = `${url}index.html`
  // Characters that HTML and Markdown write in other ways end the texts that are looked for.
  const [title = ''] = String(fields.title).split(/['"&<>]/)
  const [start = ''] = body.split(/['"&<>*_`[\n.]/)
  require(page, read(page), [title, start, attribute])
  require('blog/index.html', read('blog/index.html'), ['href="/blog/'])
  if (!setup.beside) return {}
  const { search, sitemap } = setup.beside
  require(`${page}.br`, brotliDecompressSync(read(`${page}.br`)), [title, start, attribute])
  require(`${page}.gz`, gunzipSync(read(`${page}.gz`)), [title, start, attribute])
  require(`${url}index.md`, read(`${url}index.md`), [title, start])
  require('llms.txt', read('llms.txt'), [title, url])
  require(sitemap, read(sitemap), [url])
  require('rss.xml', read('rss.xml'), ['<item>'])
  const root = join(folderOf(setup), setup.output)
  const files = readdirSync(join(root, search), { recursive: true, withFileTypes: true }).filter(each => each.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort()
  return {
    'search index': hashOf(...paths.flatMap(path => [path, readFileSync(path)])),
    card: hashOf(read(`cards/blog/${slug}.png`)),
  }
}

function readOutput(setup: Setup, path: string): Buffer {
  const file = join(folderOf(setup), setup.output, path)
  if (!existsSync(file)) throw new Error(`${setup.label} has not built ${file}.`)
  return readFileSync(file)
}
