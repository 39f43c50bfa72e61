import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRecords, writeRecords } from '../../../../../renderer/engine/base/cache/records'
import { createCache } from '../../../../../renderer/engine/base/cache/store'
import { temporaryFolder } from '../../../../factories/root'

const place = ['kind', 'key'] as const
const names = Array.from({ length: 300 }, (_, index) => `content/blog/post-${index}.mdx`)

/** Records 0 to 299 in a store of its own; each has its number. */
function makeRecords() {
  const root = temporaryFolder()
  const folder = join(root, '.cache/store/kind')
  const open = () => {
    const cache = createCache(root)
    const before = readRecords<{ number: number }>(cache, ...place)
    /** Writes records with other numbers; those without one are removed. */
    const change = (changes: Record<string, number | undefined>) => {
      const now = new Map(before)
      for (const [name, number] of Object.entries(changes)) {
        if (number === undefined) now.delete(name)
        else now.set(name, { number })
      }
      writeRecords(cache, place, before, now)
    }
    return { before, change }
  }
  const numbers = () => Object.fromEntries([...open().before].map(([name, { number }]) => [name, number]))
  const files = () =>
    Object.fromEntries(readdirSync(folder).map(name => [name, readFileSync(join(folder, name), 'utf8')]))
  const whole = Object.fromEntries(names.map((name, index) => [name, index]))
  open().change(whole)
  return { open, numbers, files, folder, whole }
}

test('another process finds each record, and a change writes one segment of many', () => {
  const { open, numbers, files, whole } = makeRecords()
  expect(numbers()).toEqual(whole)
  const before = files()
  expect(Object.keys(before).length).toBeGreaterThan(25)
  open().change({})
  expect(files()).toEqual(before)
  const [name = '', other = ''] = names
  open().change({ [name]: 700 })
  expect(Object.entries(files()).filter(([file, text]) => before[file] !== text)).toHaveLength(1)
  expect(numbers()).toEqual({ ...whole, [name]: 700 })
  open().change({ [other]: undefined })
  const { [other]: _, ...left } = whole
  expect(numbers()).toEqual({ ...left, [name]: 700 })
})

test('two processes that write at once keep the records of each other', () => {
  const { open, numbers, whole } = makeRecords()
  const [one, other] = [open(), open()]
  const [ofOne, ofOther] = [names.slice(0, 100), names.slice(100, 200)].map(some =>
    Object.fromEntries(some.map(name => [name, 1000])),
  )
  one.change({ ...ofOne, 'content/blog/new.mdx': 2000 })
  other.change({ ...ofOther, 'content/blog/newer.mdx': 3000 })
  const added = { 'content/blog/new.mdx': 2000, 'content/blog/newer.mdx': 3000 }
  expect(numbers()).toEqual({ ...whole, ...ofOne, ...ofOther, ...added })
})

test('a damaged segment has no records, and is written again as it was', () => {
  const { open, numbers, files, folder, whole } = makeRecords()
  const [damaged = '', text = ''] = Object.entries(files())[0] ?? []
  for (const broken of ['', 'garbage', text.slice(0, -3), text.replace(/\d\}\}$/, '9}}'), text.slice(65)]) {
    expect(broken).not.toBe(text)
    writeFileSync(join(folder, damaged), broken)
    const left = numbers()
    const lost = names.filter(name => !Object.hasOwn(left, name))
    expect(lost.length).toBeGreaterThan(0)
    expect(lost.length).toBeLessThan(30)
    open().change(Object.fromEntries(lost.map(name => [name, whole[name]])))
    expect(numbers()).toEqual(whole)
  }
})
