import { describe, expect, test } from 'vitest'
import { post } from '../../../factories/content-files'
import { codesOf, placesOf } from '../../../factories/issues'
import { loadFiles } from '../../../factories/site'

describe('an expression that is a value passes', () => {
  test.each([
    '{"text"}',
    '{12}',
    '{-3}',
    '{frontmatter.title}',
    '{frontmatter.tags[0]}',
    '{/* a comment */}',
    '<Note>{`plain`}</Note>',
  ])('%s', async body => {
    expect((await loadFiles({ 'blog/one.mdx': post({}, body) })).text).toBe('')
  })
})

test('a list is a value that no text can show', async () => {
  const { issues } = await loadFiles({ 'blog/one.mdx': post({}, '{[1, "two"]}') })
  expect(codesOf(issues)).toEqual(['body-value'])
})

describe('an expression that is more than a value is refused', () => {
  test.each([
    '{1 + 1}',
    '{process.exit(1)}',
    '{globalThis}',
    '{props.x}',
    '{frontmatter["constr" + "uctor"]}',
    '{frontmatter.constructor}',
    '{frontmatter.tags.map(x => x)}',
    '{frontmatter.__proto__}',
    '{`${process.env.HOME}`}',
    '{(() => 1)()}',
    '{new Date()}',
    '{import("node:fs")}',
    '{/x/.test("x")}',
    '{{ ["a"]: 1 }}',
    '{{ get a() { return 1 } }}',
    '{[...frontmatter.tags]}',
    '<Note {...frontmatter}>a</Note>',
    '<Note title={alert(1)}>a</Note>',
    '{<Note />}',
  ])('%s', async body => {
    const { issues } = await loadFiles({ 'blog/one.mdx': post({}, body) })
    expect(codesOf(issues)).toEqual(['body-expression'])
  })
})

test('links that run something are refused, others pass', async () => {
  const body =
    '[a](JaVaScRiPt:alert) [b](data:text/html,x) ![c](vbscript:x)\n\n[d]: file:///etc/passwd\n\n[ok](https://a.example) [ok](mailto:a@b.example) [ok](/blog/one/) [ok](#main)'
  const { issues } = await loadFiles({ 'blog/one.mdx': post({}, body) })
  expect(placesOf(issues)).toEqual(['14:1 body-link', '14:23 body-link', '14:45 body-link', '16:1 body-link'])
})

test('a component that a setext heading cuts off is reported, and hides nothing', async () => {
  const { issues } = await loadFiles({ 'blog/one.mdx': post({}, 'First.\n\n   !<Note>\n---\n\n<Nota />') })
  expect(issues.map(({ line, code, message }) => `${line} ${code} ${message}`)).toEqual([
    '16 body-syntax <Note> is opened here and never closed in the same block.',
    '19 body-component There is no component <Nota>.',
  ])
})
