import { expect, test } from 'vitest'
import { applyFix } from '../../../../renderer/engine/base/diagnostics/issue'
import { page } from '../../../factories/content-files'
import { loadOwn } from '../own-site'

/** The file with every fix of a straight mark, and how many there were. */
async function withFixes(source: string) {
  const { issues } = await loadOwn({ 'pages/one.mdx': source })
  const found = issues.filter(({ code }) => code === 'text-quotes')
  const fixed = found.toReversed().reduce((text, { fix }) => (fix ? applyFix(text, fix) : text), source)
  return { count: found.length, fixed }
}

test('a straight quotation mark is reported with its place and the mark to write', async () => {
  const { text } = await loadOwn({ 'pages/one.mdx': page({ lead: "The client's tools." }, 'He said "no".') })
  expect(text).toContain(`content/pages/one.mdx:3:17  lead  text-quotes  warning
  An apostrophe or quotation mark is straight.
  Write ’.`)
  expect(text).toContain(`  A quotation mark is straight.
  Write “.`)
})

test('of a text that is all marks or all words of a list, the first thousand are reported', async () => {
  expect((await withFixes(page({}, '" '.repeat(3000)))).count).toBe(1000)
  const { issues } = await loadOwn({ 'pages/one.mdx': page({}, 'e-mail '.repeat(3000)) })
  expect(issues.filter(({ code }) => code === 'word-usage')).toHaveLength(1000)
})

test.each([
  ["It's \"so\" and ('so').", 'It’s “so” and (‘so’).'],
  ['**Word**\'s "*end*", the \'90s', '**Word**’s “*end*”, the ’90s'],
  ['"Show \'it\'." and \\"this\\"', '“Show ‘it’.” and “this”'],
  ['<Note>"It\'s there"</Note>', '<Note>“It’s there”</Note>'],
  ['<Note title="the writer\'s">A</Note>', '<Note title="the writer’s">A</Note>'],
  [
    '<Lists items={[{ title: "It\'s", items: ["a \\"b\\""] }]} />',
    '<Lists items={[{ title: "It’s", items: ["a “b”"] }]} />',
  ],
])('%s is written %s', async (straight, curly) => {
  expect((await withFixes(page({}, straight))).fixed).toBe(page({}, curly))
})

test.each([
  ["lead: The client's", 'lead: The client’s'],
  ["lead: 'The client''s'", "lead: 'The client’s'"],
  ['lead: "The \\"client\\""', 'lead: "The “client”"'],
])('in YAML, %s is written %s', async (straight, curly) => {
  const source = page({ lead: 'LEAD' })
  const line = /^lead: .*$/m
  expect((await withFixes(source.replace(line, () => straight))).fixed).toBe(source.replace(line, () => curly))
})

test('code, tags and addresses keep their marks', async () => {
  const body = '`it\'s` [a](/b/ "t")\n\n```js\nlet a = "b"\n```\n\n{facts.replyTime}'
  expect((await withFixes(page({ lead: 'Within {facts.replyTime}' }, body))).count).toBe(0)
})

test('behind a number the mark may be that of feet or inches, so nothing is certain', async () => {
  const { issues } = await loadOwn({ 'pages/one.mdx': page({}, 'A door of 6\'2".') })
  expect(issues.map(({ hint, fix }) => [hint, fix])).toEqual([
    ['Write ’, or ′ for feet.', undefined],
    ['Write ”, or ″ for inches.', undefined],
  ])
})
