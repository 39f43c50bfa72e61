import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderSocialCard } from '../../../renderer/site/outputs/cards/render-card'
import { hex } from '../../../renderer/site/outputs/cards/srgb'

const card = {
  heading: 'Your spoken note becomes the email',
  lead: 'Say what you want to say, in any order.',
  card: { label: 'DraftEmail', color: 'teal', note: '10 hours saved a week' },
  brand: 'Workings',
  address: 'workings.example/products/draftemail',
} as const

test('a card has the same bytes each time, and other bytes for other words', async () => {
  const first = await renderSocialCard(card)
  expect((await renderSocialCard(card)).equals(first)).toBe(true)
  expect((await renderSocialCard({ ...card, heading: 'Another' })).equals(first)).toBe(false)
  expect(first.length).toBeLessThan(90 * 1024)
})

test('a card looks like the picture of it that a person has judged', async () => {
  const picture = readFileSync('tests/unit/site/card.png')
  expect(await differenceOf(await renderSocialCard(card), picture)).toBeLessThan(0.1)
  const withOtherWord = await renderSocialCard({ ...card, lead: `${card.lead} Now.` })
  expect(await differenceOf(withOtherWord, picture)).toBeGreaterThan(0.2)
})

/**
 * How different two pictures look, from 0 to 1: the largest difference in brightness of squares of 8 pixels, in which
 * it doesn't matter how the edges of letters are drawn.
 */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const squares = (png: Buffer) => sharp(png).flatten().resize(150, 79).greyscale().raw().toBuffer()
  const [a, b] = await Promise.all([squares(one), squares(other)])
  return a.reduce((largest, value, index) => Math.max(largest, Math.abs(value - (b[index] ?? 0))), 0) / 255
}

test('tokens have the same color where only sRGB is known', () => {
  expect(hex('1 0 0')).toBe('#ffffff')
  expect(hex('0 0 0')).toBe('#000000')
  // The sRGB red, green and blue by their published OKLCH coordinates.
  expect(hex('0.627955 0.257683 29.2339')).toBe('#ff0000')
  expect(hex('0.86644 0.294827 142.4953')).toBe('#00ff00')
})
