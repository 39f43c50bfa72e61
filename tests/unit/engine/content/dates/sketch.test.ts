import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { differenceOf, sketchOf } from '../../../../../renderer/engine/content/dates/sketch'
import { projectRoot } from '../../../../factories/root'

const folder = join(projectRoot, 'content/blog')
/** The words of all articles, some 5,000. */
const words = readdirSync(folder)
  .sort()
  .flatMap(name => readFileSync(join(folder, name), 'utf8').split(/\s+/))

/** A text of 400 words with a share of others in one place, and that share of its word pairs. */
function changed(start: number, share: number): { before: string; after: string } {
  const before = words.slice(start, start + 400)
  const count = Math.round(share * before.length)
  const others = words.slice(start + 600, start + 600 + count)
  return {
    before: before.join(' '),
    after: [...before.slice(0, 100), ...others, ...before.slice(100 + count)].join(' '),
  }
}

/** The share of word pairs that two texts don't have in common, counted. */
function counted(a: string, b: string): number {
  const [ofA = new Set(), ofB = new Set()] = [a, b].map(text => {
    const each = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
    return new Set(each.slice(1).map((word, index) => `${each[index]} ${word}`))
  })
  const common = [...ofA].filter(pair => ofB.has(pair)).length
  return 1 - (2 * common) / (ofA.size + ofB.size)
}

const sketched = (a: string, b: string) => differenceOf(sketchOf(a) ?? '', sketchOf(b) ?? '')

test('the estimate has a standard error of about 0.05, for texts of any difference', () => {
  const shares = [0.02, 0.05, 0.1, 0.2, 0.3, 0.5]
  const errors = shares.flatMap(share =>
    Array.from({ length: 40 }, (_, index) => {
      const { before, after } = changed(index * 90, share)
      return sketched(before, after) - counted(before, after)
    }),
  )
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  const deviation = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length)
  expect(Math.abs(mean)).toBeLessThan(0.02)
  expect(deviation).toBeLessThan(0.06)
})

test('equal words have one sketch, whatever their marks and capitals', () => {
  const text = words.slice(0, 300).join(' ')
  expect(sketchOf(text)).toMatch(/^[0-9a-f]{32}$/)
  expect(sketched(text, `**${text.toUpperCase()}**`.replaceAll(' ', ' \n'))).toBe(0)
})

test('paragraphs in another order differ little, other texts wholly', () => {
  const [one, other] = [words.slice(0, 400), words.slice(1000, 1400)]
  expect(sketched(one.join(' '), [...one.slice(200), ...one.slice(0, 200)].join(' '))).toBeLessThan(0.1)
  expect(sketched(one.join(' '), other.join(' '))).toBeGreaterThan(0.7)
})

test('a short text has no sketch', () => {
  expect(sketchOf('Only a few words.')).toBeUndefined()
})
