import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { code, filesBelow, isCode, textOf } from './sources'

const maxLines = 200
const maxFiles = 12

/** Files that are data alone, by the reason why one file holds all of it. */
const longData: Record<string, string> = {
  'renderer/site/components/icons/icons.tsx': 'the strokes of every icon, by name',
  'renderer/site/islands/demos/stakeholder-talk/script.ts': 'the text of one dialogue, as a tree',
}

/** Folders that hold more files, by the reason why they are not divided. */
const wideFolders: Record<string, string> = {
  'content/types': 'the schema is generated from the files of this one folder',
  scripts: 'one file per command, named like it',
}

const linesOf = (file: string) => textOf(file).replace(/\n$/, '').split('\n').length
const tests = filesBelow('tests').filter(isCode)
const styles = filesBelow('renderer').filter(file => file.endsWith('.css'))

test('no file of code is longer than 200 lines', () => {
  const long = [...code, ...tests, ...styles].filter(file => linesOf(file) > maxLines)
  expect(long.filter(file => !Object.hasOwn(longData, file))).toEqual([])
  expect(Object.keys(longData).filter(file => !long.includes(file))).toEqual([])
})

test('no folder holds more than twelve files', () => {
  const counts = new Map<string, number>()
  for (const file of [...code, ...tests, ...styles])
    counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1)
  const wide = [...counts].filter(([, count]) => count > maxFiles).map(([folder]) => folder)
  expect(wide.filter(folder => !Object.hasOwn(wideFolders, folder))).toEqual([])
  expect(Object.keys(wideFolders).filter(folder => !wide.includes(folder))).toEqual([])
})

test('the straight road of one file has at most nine files and 700 lines', () => {
  const [, table = ''] = textOf('renderer/engine/README.md').split('## The road of one file')
  const rows = table.slice(0, table.indexOf('| beside')).matchAll(/^\|[^|]*\| `([^`]+\.tsx?)`/gm)
  const road = [...rows].map(([, file = '']) => (/^(pages|renderer)\//.test(file) ? file : `renderer/engine/${file}`))
  expect(road).toHaveLength(9)
  expect(road.reduce((sum, file) => sum + linesOf(file), 0)).toBeLessThanOrEqual(700)
})
