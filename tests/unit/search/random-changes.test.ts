import { array, assert, asyncProperty, constantFrom, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { formatPosting, idCount, maxWeight, parsePostings } from '../../../renderer/search/format/postings'
import { cachingStore, indexOf, writtenPage } from './pages'

const words = ['a', 'apple', 'applied', 'apricot', 'b', 'ß', 'über', 'été', 'अ', '漢字', '𝒳', 'x1', '10', 'don’t']
const change = record({ page: nat(59), words: array(constantFrom(...words), { maxLength: 6 }) })

test('an index brought up to date equals one made from nothing, after any changes', async () => {
  await assert(
    asyncProperty(array(array(change, { maxLength: 30 }), { minLength: 1, maxLength: 4 }), async builds => {
      const { store } = cachingStore()
      const texts = new Map<number, string[]>()
      for (const changes of builds) {
        for (const { page, words } of changes)
          if (words.length > 0) texts.set(page, words)
          else texts.delete(page)
        const pages = [...texts].map(([page, text]) =>
          writtenPage(`/p${page}/`, `<h1>${text[0]}</h1><p>${text.join(' ')}</p>`),
        )
        expect(await indexOf(pages, store)).toEqual(await indexOf(pages.toReversed()))
      }
    }),
    { numRuns: 60 },
  )
})

test('postings read back are those that were written, and sort like their IDs', () => {
  const posting = record({ id: nat(idCount - 1), weight: nat(maxWeight) })
  assert(
    property(array(posting), postings => {
      expect(parsePostings(postings.map(formatPosting).join(''))).toEqual(postings)
      const byId = postings.toSorted((a, b) => a.id - b.id || a.weight - b.weight)
      expect(postings.map(formatPosting).sort()).toEqual(byId.map(formatPosting))
    }),
  )
})
