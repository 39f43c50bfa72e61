import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { declaredNames } from './readers/identifiers'
import { code } from './sources'

/** Words that identifiers don't contain: they are figures of speech where the field has a term. */
const avoided =
  'draw drawn keep keeps kept tell tells told remember remembers forget forgets twin anew fate stretch mend echo echoes outlet outlets maker makers stands lies'.split(
    ' ',
  )

/** Words of the subject of a demo, and of an option of a library, by the files that use them. */
const domainWords: Record<string, string> = {
  'renderer/site/fonts/subset-font.ts': 'keep',
  'renderer/site/islands/demos/slide-swap/': 'keep kept',
  'renderer/site/islands/demos/stakeholder-talk/': 'told',
}

/** The words of a name: `isKeptOpen` and `is-kept-open` have three. */
function wordsOf(name: string): string[] {
  return name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter(Boolean)
    .map(word => word.toLowerCase())
}

interface Use {
  file: string
  name: string
  word: string
}

const uses: Use[] = code.flatMap(file => {
  const names = [...declaredNames(file), posix.basename(file).replace(/\..*$/, ''), ...posix.dirname(file).split('/')]
  return names.flatMap(name =>
    wordsOf(name)
      .filter(word => avoided.includes(word))
      .map(word => ({ file, name, word })),
  )
})

/** Whether a use is of the subject that the folder of a demo is about. */
const isDomainWord = ({ file, word }: Use) =>
  Object.entries(domainWords).some(([folder, words]) => file.startsWith(folder) && words.split(' ').includes(word))

test('identifiers have terms of the field', () => {
  expect(uses.filter(use => !isDomainWord(use)).map(({ file, name }) => `${file} ${name}`)).toEqual([])
})

test('every exception is used', () => {
  const rules = Object.entries(domainWords).flatMap(([folder, words]) => words.split(' ').map(word => [folder, word]))
  const isUsed = ([folder = '', word]: string[]) => uses.some(use => use.file.startsWith(folder) && use.word === word)
  expect(rules.filter(rule => !isUsed(rule))).toEqual([])
})

test('a name is divided into its words', () => {
  expect(wordsOf('isKeptOpen')).toEqual(['is', 'kept', 'open'])
  expect(wordsOf('HTMLMaker')).toEqual(['html', 'maker'])
  expect(wordsOf('cache_fate-2')).toEqual(['cache', 'fate'])
})
