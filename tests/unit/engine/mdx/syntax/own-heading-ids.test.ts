import { describe, expect, test } from 'vitest'
import { createBodyCompiler, loadBody } from '../../../../../renderer/engine/mdx/compile'
import { page } from '../../../../factories/content-files'
import { documentOf } from '../../../../factories/documents'
import { placesOf } from '../../../../factories/issues'
import { render } from '../../../../factories/render'
import { loadFiles } from '../../../../factories/site'
import { site } from '../../../../fixtures/sample-site/renderer/site/index'

const file = 'content/pages/one.mdx'

const compile = createBodyCompiler(site)

describe('headings of a body compiled', () => {
  test.each([
    ['## What *it* is {#it}', '<h2 id="it">What <em>it</em> is</h2>'],
    ['## What it is \\{#it}', '<h2 id="it">What it is</h2>'],
    ['## What it is [#it]', '<h2 id="it">What it is</h2>'],
    ['## What it is {#größe_2} ##', '<h2 id="größe_2">What it is</h2>'],
    ['What it is {#it}\n---', '<h2 id="it">What it is</h2>'],
    ['## **What** {#it}', '<h2 id="it"><strong>What</strong></h2>'],
    ['## It {#one}\n\n## One', '<h2 id="one">It</h2>\n<h2 id="one-1">One</h2>'],
    ['## Fixed [#12]', '<h2 id="fixed-12">Fixed [#12]</h2>'],
    ['## {"Value"} and [a](#it)', '<h2 id="-and-a">Value and <a href="#it">a</a></h2>'],
  ])('%j has the id that it is given', async (body, html) => {
    expect(render(await loadBody(await compile({ file, body, frontmatter: {} })))).toBe(html)
    const { body: facts } = documentOf(page({}, body), file)
    expect(facts.headings.map(({ anchor }) => anchor)).toEqual(
      [...html.matchAll(/ id="(.*?)"/g)].map(found => found[1]),
    )
  })
})

test('links know the ids that headings are given', async () => {
  const { issues } = await loadFiles({ 'pages/one.mdx': page({}, '## What it is {#it}\n\n[a](#it) [b](#what-it-is)') })
  expect(placesOf(issues)).toEqual(['11:14 anchor-unknown'])
})

test.each([
  ['## One {#a}\n\n## Two {#a}', '11:9 anchor-taken', 'Two headings are given the id #a.'],
  ['## One {#main}', '9:9 anchor-taken', 'Each page of this kind has #main already.'],
  ['## One {#a/b}', '9:9 anchor-form', 'The id "a/b" has characters'],
  ['## One {#a b}', '9:8 body-syntax', 'The id of a heading has no spaces.'],
  ['Text {#a}', '9:6 body-expression', '{#a} gives an id to a heading, and this is none.'],
])('%j is an issue', async (body, place, message) => {
  const { issues } = await loadFiles({ 'pages/one.mdx': page({}, body) })
  expect(placesOf(issues)).toEqual([place])
  expect(issues[0]?.message).toContain(message)
})
