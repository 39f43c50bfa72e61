import { expect, test } from 'vitest'
import { cyclesIn, graphOf } from './graph'
import { allImports } from './imports'

const pairs = allImports()
  .filter(({ isPackage }) => !isPackage)
  .map(({ from, to }) => [from, to] as const)

/** The first folder below another one that a file is in; undefined for files elsewhere and files directly in it. */
function folderBelow(parent: string, file: string): string | undefined {
  return new RegExp(`^${parent}/([^/]+)/`).exec(file)?.[1]
}

test('no file imports itself by way of others', () => {
  expect(cyclesIn(graphOf(pairs))).toEqual([])
})

test.each(['renderer/engine', 'renderer/site'])('no folder of %s imports itself by way of others', parent => {
  const folders = pairs.flatMap(([from, to]) => {
    const pair = [folderBelow(parent, from), folderBelow(parent, to)] as const
    return pair[0] && pair[1] ? [[pair[0], pair[1]] as const] : []
  })
  expect(folders.length).toBeGreaterThan(0)
  expect(cyclesIn(graphOf(folders))).toEqual([])
})

test('cycles are found, also when they are nested', () => {
  const graph = graphOf([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['c', 'd'],
    ['e', 'f'],
    ['f', 'e'],
    ['d', 'd'],
  ])
  expect(cyclesIn(graph)).toEqual([
    ['a', 'b', 'c'],
    ['e', 'f'],
  ])
})
