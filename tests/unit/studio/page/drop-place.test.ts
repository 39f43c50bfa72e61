import { expect, test } from 'vitest'
import { dropPlaceAt, type PlacedBlock } from '../../../../renderer/studio/browser/drag/drop-place'
import type { BlockSource } from '../../../../renderer/studio/source-types'

/** A block of a file from line to line, ten pixels a line. */
function block(id: string, first: number, last: number, more: Partial<BlockSource> = {}): PlacedBlock {
  const source = { type: 'block', id, file: 'f', version: 'v', kind: 'paragraph', raw: '', url: '/', ...more }
  const place = { left: 0, right: 100, top: first * 10, bottom: last * 10 }
  return { ...place, source: { ...source, start: first, end: last } as BlockSource }
}

const list = { kind: 'item', parent: 'list' } as const
const page = [
  block('a', 0, 2),
  block('list', 3, 7, { kind: 'list' }),
  block('one', 3, 5, list),
  block('two', 5, 7, list),
  block('b', 8, 10),
  block('c', 11, 13),
]

/** The place of a block that is dragged to a height of the page, in px. */
function placeOf(id: string, y: number, x = 50): string | undefined {
  const dragged = page.find(({ source }) => source.id === id)?.source
  const place = dragged && dropPlaceAt({ x, y }, dragged, page)
  return place && `${place.where} ${place.to.source.id}`
}

test('a block goes to the nearest edge of another one', () => {
  expect(placeOf('c', 1)).toBe('before a')
  expect(placeOf('c', 72)).toBe('after list')
  expect(placeOf('a', 129)).toBe('after c')
})

test('at its own edges, and at those of its neighbours beside it, a block stays', () => {
  expect(placeOf('b', 82)).toBeUndefined()
  expect(placeOf('b', 109)).toBeUndefined()
  expect(placeOf('c', 101)).toBeUndefined()
})

test('an item goes within its list, and other blocks not into it', () => {
  expect(placeOf('one', 69)).toBe('after two')
  expect(placeOf('one', 130)).toBe('after two')
  expect(placeOf('a', 51)).toMatch(/list$/)
})

test('a block goes into none of its own parts', () => {
  expect(placeOf('list', 50)).toBeUndefined()
})

test('of blocks side by side, the one under the pointer takes it', () => {
  const note = { ...block('note', 0, 2), left: 200, right: 300 }
  const dragged = page[5]?.source as BlockSource
  expect(dropPlaceAt({ x: 250, y: 18 }, dragged, [...page, note])?.to.source.id).toBe('note')
})
