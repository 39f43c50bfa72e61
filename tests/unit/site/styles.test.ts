import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { preflight, preflightFiles } from '../../../renderer/site/styles/preflight'
import { readStyles } from '../../../renderer/site/styles/read-styles'
import { filesOf, names, partSources } from '../../../renderer/site/styles/separate-names'
import { sourceFiles } from '../../../renderer/site/styles/source-files'
import { tokens as siteTokens } from '../../../renderer/site/styles/tokens'
import { isUtilityLike, wordReader, wordsOfFile } from '../../../renderer/site/styles/utilities'
import { variables } from '../../../renderer/site/theme'

const tokens = { 'layout.header': '4rem', 'breakpoints.lg': '64em' }

/** Writes one CSS file and reads it with the tokens above. */
function read(css: string, declarations = '') {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'a.css')
  writeFileSync(file, css)
  return { file, styles: () => readStyles([file], tokens, declarations) }
}

test('tokens are replaced in values, in functions and in media queries', () => {
  const { styles } = read('@media (width < theme(breakpoints.lg)) { a { top: calc(theme(layout.header) + 1px) } }')
  expect(styles()).toBe('@media (width < 64em) { a { top: calc(4rem + 1px) } }')
})

test('an unknown token is an error with file, line and the tokens of its group', () => {
  const { file, styles } = read('a {\n  top: theme(layout.header);\n  left: theme(layout.nope);\n}\n')
  expect(styles).toThrow(`${file}:3: There is no token "layout.nope". Tokens: layout.header.`)
})

test.each(['constructor', '', 'layout.header.x', 'layout', 'a(b)'])('theme(%s) is an error', name => {
  expect(read(`a { top: theme(${name}) }`).styles).toThrow('There is no token')
})

test('a custom property must be declared, or have a fallback', () => {
  const { file, styles } = read('\na { color: var(--ink) }')
  expect(styles).toThrow(`${file}:2: There is no custom property --ink.`)
  expect(read('a { color: var(--ink) }', ':root{--ink:red}').styles()).toBe('a { color: var(--ink) }')
  expect(read('a { --own: red; color: var(--own) }').styles()).toContain('var(--own)')
  expect(read('a { width: var(--scroll-bar, 0px) }').styles()).toContain('var(--scroll-bar, 0px)')
})

test('the styles of the site read every CSS file once, after the custom properties', () => {
  const folder = 'renderer/site/styles/base'
  expect([...preflightFiles].sort()).toEqual(readdirSync(folder).map(name => `${folder}/${name}`))
  const css = preflight()
  expect(css.startsWith(variables)).toBe(true)
  expect(css).not.toContain('theme(')
})

test('each source of a part is published, those of a sheet with several in their order', () => {
  const folder = 'renderer/site/styles/parts'
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'))
  expect([...partSources].sort()).toEqual(sources.map(name => name.replace(/\.css$/, '')).sort())
  const published = new Set(names.flatMap(filesOf))
  expect(sources.filter(name => !published.has(`${folder}/${name}`))).toEqual([])
  const css = readStyles(filesOf('product/offer'), siteTokens, variables)
  expect(css).toMatch(/\.sample-sheet[\s\S]*\.limits > li/)
})

test.each([...partSources])('the style sheet %s can be read alone, as the dev server does', name => {
  expect(() => readStyles([`renderer/site/styles/parts/${name}.css`], siteTokens, variables)).not.toThrow()
})

test('no utility is left out by its form', async () => {
  const uno = await wordReader()
  const others = new Set(
    sourceFiles()
      .flatMap(wordsOfFile)
      .filter(word => !isUtilityLike(word)),
  )
  const lost = await Promise.all([...others].map(async word => ((await uno.parseToken(word))?.length ? [word] : [])))
  expect(lost.flat()).toEqual([])
})
