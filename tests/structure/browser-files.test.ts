import { expect, test } from 'vitest'
import { browserFiles } from './readers/browser-files'
import { code, textOf } from './sources'

test('files that reach the browser say when in their first line, and no others do', () => {
  const declared = code.filter(file => textOf(file).startsWith('// Reaches the browser, when '))
  expect(declared).toEqual(browserFiles())
  const otherForms = code.filter(file => !declared.includes(file) && /^\W*Reaches the browser/.test(textOf(file)))
  expect(otherForms).toEqual([])
})
