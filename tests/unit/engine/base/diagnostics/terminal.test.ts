import { expect, test } from 'vitest'
import { toText, wantsColor } from '../../../../../renderer/engine/base/diagnostics/formats/terminal'
import { formatIssue } from '../../../../../renderer/engine/base/diagnostics/issue'
import { sampleIssue } from '../../../../factories/issues'

const issue = sampleIssue()

test('the terminal shows the line with the range marked', () => {
  expect(toText(issue, '---\ntitle: One\ndate: 20 24\n---\n', false)).toBe(`${formatIssue(issue)}

    2 | title: One
  > 3 | date: 20 24
      |       ^^^^^`)
})

test('a long line is cut around what is marked', () => {
  const text = `${'a'.repeat(300)}MARK${'b'.repeat(300)}`
  const shown = toText({ ...issue, line: 1, column: 301, end: { line: 1, column: 305 } }, text, false)
  const [line = '', marks = ''] = shown.split('\n').slice(-2)
  expect(line.length).toBeLessThan(120)
  expect(line.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('MARK')
})

test('colors are for terminals whose user has not set NO_COLOR', () => {
  expect(wantsColor({ isTTY: true }, {})).toBe(true)
  expect(wantsColor({ isTTY: true }, { NO_COLOR: '1' })).toBe(false)
  expect(wantsColor({}, {})).toBe(false)
  expect(toText(issue, undefined, true)).toContain('\x1b[31mcontent/blog/one.mdx:3:7')
})
