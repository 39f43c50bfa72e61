import { expect, test } from 'vitest'
import { toAnnotation } from '../../../../../renderer/authoring/formats/github'
import { toDiagnostic } from '../../../../../renderer/authoring/language-server/diagnose'
import { toText } from '../../../../../renderer/engine/base/diagnostics/formats/terminal'
import { formatIssue } from '../../../../../renderer/engine/base/diagnostics/issue'
import { toPrintable } from '../../../../../renderer/engine/base/diagnostics/printable'
import { sampleIssue } from '../../../../factories/issues'

const hostile = 'a\n::error::x\u001b]0;title\u0007\u009b2J\u202eb\u2028c.png'
const issue = { ...sampleIssue(), file: hostile, field: hostile, message: hostile, hint: hostile }

/** Matches characters that a terminal or the log of a workflow would act on. */
const active = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u

test('control characters are escaped, other characters are not', () => {
  expect(toPrintable('ä\t\u001b\u007f\u202e 日')).toBe('ä\\t\\u001b\\u007f\\u202e 日')
})

test.each([
  ['lines for people', formatIssue(issue)],
  ['the terminal', toText(issue, `one\ntwo\n${hostile}`, false)],
  ['an annotation', toAnnotation(issue)],
  ['the editor', String(toDiagnostic(issue).message)],
])('%s have no active character of a name or a message', (_, text) => {
  expect(text).not.toMatch(active)
  expect(text.split('\n').filter(line => /^\s*::error::x/.test(line))).toEqual([])
})

test('an excerpt has its marks below the right characters', () => {
  const text = toText({ ...sampleIssue(), line: 1, column: 4, end: { line: 1, column: 5 } }, '\u001b\tab', false)
  const [source = '', marks = ''] = text.split('\n').slice(-2)
  expect(source.slice(marks.indexOf('^'))).toBe('b')
})
