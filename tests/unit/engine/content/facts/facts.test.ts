import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { applyFix } from '../../../../../renderer/engine/base/diagnostics/issue'
import { createPageContent } from '../../../../../renderer/engine/vite/page-content'
import { page } from '../../../../factories/content-files'
import { placesOf } from '../../../../factories/issues'
import { withoutSources } from '../../../../factories/render'
import { temporaryRoot } from '../../../../factories/root'
import { loaderOf, loadFiles } from '../../../../factories/site'
import { site } from '../../../../fixtures/sample-site/renderer/site/index'

const facts = 'price: $97/month\nplan:\n  value: $20\n  about: Small plan\n'
const use = '{facts.price}'

/** The text of a page as it is rendered. */
async function htmlOf(root: string, load = loaderOf(root)): Promise<string> {
  const body = await createPageContent(site)(await load()).bodyOf('content/pages/one.mdx')
  return withoutSources(renderToStaticMarkup(createElement(body)))
}

test('a fact is shown in a text, in a field, and in a field that a text shows', async () => {
  const source = page({ lead: `It costs ${use}.` }, `From ${use} on. {frontmatter.lead}`)
  const { text, everything } = await loadFiles({ 'pages/one.mdx': source, 'facts.yaml': facts })
  expect(text).toBe('')
  expect(everything.pages[0]?.lead).toBe('It costs $97/month.')
  const root = temporaryRoot({ 'pages/one.mdx': source, 'facts.yaml': facts })
  expect(await htmlOf(root)).toBe('<p>From $97/month on. It costs $97/month.</p>')
})

test('pages follow when a fact changes', async () => {
  const root = temporaryRoot({ 'pages/one.mdx': page({ lead: `For ${use}` }, `From ${use} on.`), 'facts.yaml': facts })
  const load = loaderOf(root)
  expect(await htmlOf(root, load)).toBe('<p>From $97/month on.</p>')
  writeFileSync(join(root, 'content/facts.yaml'), facts.replace('$97', '$98'))
  expect(await htmlOf(root, load)).toBe('<p>From $98/month on.</p>')
  expect((await loaderOf(root)()).value.pages).toMatchObject([{ lead: 'For $98/month' }])
})

test('a missing fact is missed until it is there, also the first one', async () => {
  const source = page({}, `From ${use} on.`)
  const root = temporaryRoot({ 'pages/one.mdx': source, 'facts.yaml': 'price: $97\n' })
  const load = loaderOf(root)
  const codes = async (facts?: string) =>
    (await load(facts === undefined ? undefined : new Map([['content/facts.yaml', facts]]))).issues.map(
      ({ code }) => code,
    )
  for (const text of ['{}\n', 'plan: $20\n']) {
    expect(await codes(text)).toEqual(['fact-unknown'])
    expect(await codes()).toEqual([])
    // Between processes too.
    writeFileSync(join(root, 'content/facts.yaml'), text)
    expect((await loaderOf(root)()).issues.map(({ code }) => code)).toEqual(['fact-unknown'])
    writeFileSync(join(root, 'content/facts.yaml'), 'price: $97\n')
    expect((await loaderOf(root)()).issues).toEqual([])
  }
})

describe('a fact that does not exist is reported with the near one, at its name', () => {
  test.each([
    ['in a text', page({}, 'From {facts.pirce} on.'), '9:13 fact-unknown'],
    ['in a prop', page({}, '<Note title={facts.pirce}>A</Note>'), '9:20 fact-unknown'],
    ['in a field', page({ lead: 'From {facts.pirce} on.' }), '3:19 fact-unknown'],
  ])('%s', async (_, source, place) => {
    const { issues, text } = await loadFiles({ 'pages/one.mdx': source, 'facts.yaml': facts })
    expect(placesOf(issues)).toEqual([place])
    expect(text).toContain('Did you mean "price"?')
    const fix = issues[0]?.fix
    expect(fix && applyFix(source, fix)).toBe(source.replace('pirce', 'price'))
  })
})

test('it is known as soon as its file has it', async () => {
  const root = temporaryRoot({ 'pages/one.mdx': page({}, 'From {facts.new} on.'), 'facts.yaml': facts })
  const load = loaderOf(root)
  expect(placesOf((await load()).issues)).toEqual(['9:13 fact-unknown'])
  expect((await load(new Map([['content/facts.yaml', `${facts}new: 1\n`]]))).issues).toEqual([])
})

test('a text that repeats a value beside its words is a warning, whose fix is the fact', async () => {
  const source = page({}, 'The Small plan costs **$20** now. A lunch costs $20. The Small plan is not $200.')
  const { issues } = await loadFiles({ 'pages/one.mdx': source, 'facts.yaml': facts })
  expect(placesOf(issues)).toEqual(['9:24 fact-repeated'])
  const fix = issues[0]?.fix
  expect(fix && applyFix(source, fix)).toContain('costs **{facts.plan}** now. A lunch costs $20.')
})

test('plain Markdown has no facts in its text, so it may write their values', async () => {
  const source = page({}, 'The Small plan costs $20 now.')
  const { text } = await loadFiles({ 'pages/one.md': source, 'facts.yaml': facts })
  expect(text).toBe('')
})

test.each([
  ['two names', 'price: 1\nprice: 2\n', '2:1 field-duplicate'],
  ['a name with a space', 'a price: 1\n', '1:1 field-value'],
  ['a name with a hyphen', 'a-price: 1\n', '1:1 field-value'],
  ['an empty value', 'price:\n', '1:1 field-value'],
  ['another field', 'price:\n  value: 1\n  unit: x\n', '1:1 field-value'],
])('what is no fact is reported: %s', async (_, text, place) => {
  const { issues } = await loadFiles({ 'pages/one.mdx': page(), 'facts.yaml': text })
  expect(placesOf(issues)).toEqual([place])
  expect(issues[0]?.file).toBe('content/facts.yaml')
})

test('a mistake in the file of facts is reported there alone', async () => {
  const source = page({ lead: `It costs ${use}.` }, `From ${use} on.`)
  const { issues } = await loadFiles({ 'pages/one.mdx': source, 'facts.yaml': 'price:\n' })
  expect(placesOf(issues)).toEqual(['1:1 field-value'])
})

test('a fact in a prop is checked as its value', async () => {
  const source = page({}, '<Figure caption={facts.price} captoin={facts.price}>A</Figure>')
  const { text } = await loadFiles({ 'pages/one.mdx': source, 'facts.yaml': facts })
  expect(text).toContain('<Figure> has no "captoin".')
})

describe('a brace at the beginning of a field is written in quotation marks', () => {
  test.each([
    ['a whole value', '{facts.price}', '"{facts.price}"'],
    ['the beginning of a value', '{facts.price} a month', '"{facts.price} a month"'],
  ])('%s', async (_, value, fixed) => {
    const source = page().replace(/^lead: .*$/m, `lead: ${value}`)
    const { issues } = await loadFiles({ 'pages/one.mdx': source, 'facts.yaml': facts })
    const [issue, ...more] = issues
    expect(more).toEqual([])
    expect(issue?.fix && applyFix(source, issue.fix)).toContain(`lead: ${fixed}\n`)
  })
})
