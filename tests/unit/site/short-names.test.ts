import { expect, test } from 'vitest'
import { coveringSheets } from '../../../renderer/site/styles/choose-sheets'
import { readShortNames, renameSelector } from '../../../renderer/site/styles/class-names'
import { classShortener, shortForms } from '../../../renderer/site/styles/shorten-classes'

const shorten = classShortener({
  words: { flex: 'bb', 'gap-2': 'cc', 'hover:underline': 'dd', "after:content-['>']": 'gg' },
  lists: { 'flex gap-2': 'ff' },
})

test('utilities get their short names, a list of them the one name that it has; other names stay', () => {
  expect(shorten('<p class="flex note hover:underline">')).toBe('<p class="note bb dd">')
  expect(shorten('<p id="a" class="menu flex gap-2 hover:underline">')).toBe('<p id="a" class="menu ff dd">')
  expect(shorten('<p class="after:content-[&#x27;&gt;&#x27;]">'.replaceAll('&#x27;', "'"))).toBe('<p class="gg">')
})

test('islands keep their classes, which scripts write again; their slots and what follows do not', () => {
  const html =
    '<x-island name="A"><b class="flex"><x-slot><i class="flex"></i></x-slot><u class="flex"></u></b></x-island><s class="flex">'
  const result =
    '<x-island name="A"><b class="flex"><x-slot><i class="bb"></i></x-slot><u class="flex"></u></b></x-island><s class="bb">'
  expect(shorten(html)).toBe(result)
})

test('text that looks like an attribute stays as it is', () => {
  expect(shorten('<code>a class="flex"</code>')).toBe('<code>a class="flex"</code>')
})

test('drawings are closed in the short form, apostrophes are written as they are', () => {
  expect(shortForms('<svg><path d="M0 0"></path></svg><a title="it&#x27;s">')).toBe(
    '<svg><path d="M0 0"/></svg><a title="it\'s">',
  )
})

test('the selector of a utility has each of its names, with all that belongs to it', () => {
  const selectors = new Map([["before:content-['_·']", ['bb', 'cc']]])
  expect(renameSelector(".before\\:content-\\[\\'_·\\'\\]::before", selectors)).toBe('.bb::before,.cc::before')
  expect(renameSelector('.note', selectors)).toBe('.note')
})

test('names are short, none twice, none of a word, and a utility that scripts remove keeps its own', async () => {
  const { words, lists } = await readShortNames()
  const names = [...Object.values(words), ...Object.values(lists)]
  expect(names.length).toBeGreaterThan(400)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter(name => !/^[^aeiou\W\d]\w$/i.test(name))).toEqual([])
  expect(words).not.toHaveProperty('mt-4')
})

test('a page loads the sheet with the most parts that it needs, and each further part alone; with too many, that with all', () => {
  const sheets = {
    a: { parts: ['a'] },
    ab: { parts: ['a', 'b'] },
    abc: { parts: ['a', 'b', 'c'] },
    d: { parts: ['d'] },
  }
  expect(coveringSheets(new Set(['a', 'b', 'd']), sheets)).toEqual(['ab', 'd'])
  expect(coveringSheets(new Set(['c', 'a']), sheets)).toEqual(['abc'])
  const many = { ...sheets, e: { parts: ['e'] }, whole: { parts: ['a', 'b', 'c', 'd', 'e'] } }
  expect(coveringSheets(new Set(['c', 'd', 'e']), many)).toEqual(['whole'])
  expect(() => coveringSheets(new Set(['e']), sheets)).toThrow('No style sheet holds e.')
})
