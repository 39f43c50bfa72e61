import { expect, test } from 'vitest'
import { parsePostings } from '../../../renderer/search/format/postings'
import { finderOf, indexOf, textOfFile, writtenPage } from './pages'

const pageCount = 2100
const letters = 'abcdefghijklmnopqrstuvwxyz'
const pages = Array.from({ length: pageCount }, (_, index) =>
  writtenPage(
    `/p${index}/`,
    `<h1>${index === 7 ? 'Shared' : 'Page'}</h1><p>shared ${index % 26 === 0 ? 'singular' : ''} ${letters[index % 26]}${letters[index % 7]}q</p>`,
  ),
)
const indexed = await indexOf(pages)

/** The line of a word in its shard: the word, its postings, and the number of its pages where it lists fewer. */
const lineOf = (word: string) => {
  const lines = indexed.flatMap(file => (file.path.startsWith('terms/') ? textOfFile(file).split('\n') : []))
  return lines.find(line => line.startsWith(`${word} `))?.split(' ') ?? []
}

test('a word on many pages lists the best of them', async () => {
  const [, postings = '', count] = lineOf('shared')
  expect([postings.length / 5, count]).toEqual([2048, String(pageCount)])
  expect((await finderOf(indexed).find('shared')).pages[0]?.url).toBe('/p7/')
})

test('pages that such a word does not list are found by it and another word', async () => {
  const idsOf = (word: string) => parsePostings(lineOf(word)[1] ?? '').map(({ id }) => id)
  const listed = new Set(idsOf('shared'))
  expect(idsOf('singular').filter(id => !listed.has(id))).not.toEqual([])
  expect((await finderOf(indexed).find('shared singular')).total).toBe(Math.ceil(pageCount / 26))
})

test('no shard is large', () => {
  const sizes = indexed.filter(({ path }) => path.startsWith('terms/')).map(file => textOfFile(file).length)
  expect(Math.max(...sizes)).toBeLessThan(32 * 1024)
})
