import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFacts, valuesOf } from '../../../../renderer/engine/content/facts/facts'
import { site } from '../../../../renderer/site'
import { usage } from '../../../../renderer/site/rules/usage'
import { patternOf } from '../../../../renderer/words/word-checks'
import { page } from '../../../factories/content-files'
import { projectRoot } from '../../../factories/root'
import { filesBelow } from '../../../structure/sources'
import { loadOwn } from '../own-site'

test('a word that the site writes in another way is reported with place, reason and fix', async () => {
  const { text, issues } = await loadOwn({
    'pages/one.mdx': page({ lead: 'Catalogue of tools.' }, 'The answer\nstands nowhere in the e-mail.\n\n`e-mail`'),
  })
  expect(text).toContain(`content/pages/one.mdx:3:7  lead  word-usage  warning
  This site doesn't say "Catalogue".
  Write "Catalog".`)
  expect(issues.map(({ code, line, fix }) => [code, line, fix?.text])).toEqual([
    ['word-usage', 3, 'Catalog'],
    ['word-usage', 10, 'appears nowhere'],
    ['word-usage', 10, 'email'],
  ])
})

test('a note to oneself and filler are reported, in titles and texts, but not in code or longer words', async () => {
  const { text, issues } = await loadOwn({
    'pages/one.mdx': page(
      { lead: 'The prices are TBD.' },
      'TODO: a picture. Lorem ipsum dolor.\n\nA TODOS list, `TODO`, todo.',
    ),
  })
  expect(text).toContain(`content/pages/one.mdx:3:22  lead  word-leftover  warning
  "TBD" is a note to oneself or filler, which readers would see.
  Write what belongs here, or remove it.`)
  expect(issues.map(({ line, column }) => [line, column])).toEqual([
    [3, 22],
    [9, 1],
    [9, 18],
  ])
  const draft = await loadOwn({ 'pages/one.mdx': page({ draft: 'true' }, 'TODO: a picture.') })
  expect(draft.issues).toEqual([])
})

test('the code that shows text keeps to the same words', () => {
  const found = codeFiles().flatMap(file =>
    shownIn(file)
      .flatMap(text => text.match(patternOf(Object.keys(usage))) ?? [])
      .map(word => `${file}: ${word}`),
  )
  expect(found).toEqual([])
})

test('the code that shows text repeats no fact of the content', () => {
  const values = Object.values(valuesOf(readFacts(projectRoot, site).value))
  expect(values.length).toBeGreaterThan(2)
  const found = codeFiles().flatMap(file =>
    shownIn(file).flatMap(text => values.filter(value => text.includes(value)).map(value => `${file}: ${value}`)),
  )
  expect(found).toEqual([])
})

const codeFiles = () =>
  ['renderer/site', 'pages', 'content'].flatMap(folder =>
    filesBelow(folder).filter(
      file => /\.tsx?$/.test(file) && !file.endsWith('rules/usage.ts') && !file.includes('content/types/'),
    ),
  )

/** The strings with a space, and the texts between tags, in a file of code; without its comments. */
function shownIn(file: string): string[] {
  const code = readFileSync(join(projectRoot, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')
  const strings = [...code.matchAll(/(['"`])((?:\\.|(?!\1)[^\n\\])*)\1/g)].map(([, , text = '']) => text)
  const between = [...(file.endsWith('x') ? code : '').matchAll(/>([^<>{}]*\w[^<>{}]*)</g)].map(([, text = '']) => text)
  // A string without a space is a name.
  return [...strings.filter(text => text.includes(' ')), ...between]
}
