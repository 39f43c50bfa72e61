import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBrowser } from '../../../renderer/review/pictures/find-browser'
import { folderOf } from '../../factories/root'

test('a browser is the one that is wished for, or an installed one', () => {
  const root = folderOf({ wished: '', usual: '' })
  const [wished, usual, none] = ['wished', 'usual', 'none'].map(name => join(root, name)) as [string, string, string]
  expect(findBrowser(wished, [usual])).toBe(wished)
  expect(findBrowser('', [none, usual])).toBe(usual)
  expect(() => findBrowser(none, [usual])).toThrow(`CHROME_PATH is ${none}, and there is no such file.`)
  expect(() => findBrowser('', [none])).toThrow('Install Chromium or Chrome, set CHROME_PATH to one, or run')
})
