import { expect, test } from 'vitest'
import {
  dynamicEntries,
  hashModules,
  type ModuleGraph,
  reachableModules,
} from '../../../../../renderer/engine/base/modules/module-graph'

const module = (imports: string[], dynamicImports: string[] = []) => ({ hash: 'a', imports, dynamicImports })

const graph: ModuleGraph = {
  load: module(['parse', 'check']),
  parse: module(['base']),
  check: module(['base', 'load'], ['types']),
  types: module([]),
  base: module([]),
  site: module(['base'], ['outputs', 'a package']),
  outputs: module(['cards']),
  cards: module([]),
}

test('what is loaded with modules, and what they load when they need it', () => {
  expect(reachableModules(graph, ['load'], 'static')).toEqual(['base', 'check', 'load', 'parse'])
  expect(reachableModules(graph, ['load'], 'all')).toEqual(['base', 'check', 'load', 'parse', 'types'])
  expect(dynamicEntries(graph, ['site'])).toEqual(['outputs'])
})

test('an unknown module is an error: a key without it would never change', () => {
  expect(() => reachableModules(graph, ['lod'], 'all')).toThrow('no lod')
})

test('the hash of modules is that of their names and texts', () => {
  const hash = hashModules(graph, ['base', 'load'])
  expect(hashModules(graph, ['load', 'base'])).toBe(hash)
  expect(hashModules(graph, ['base', 'parse'])).not.toBe(hash)
  expect(hashModules({ ...graph, base: { ...module([]), hash: 'b' } }, ['base', 'load'])).not.toBe(hash)
  expect(hashModules({ ...graph, cards: { ...module([]), hash: 'b' } }, ['base', 'load'])).toBe(hash)
})
