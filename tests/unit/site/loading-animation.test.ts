import { expect, test } from 'vitest'
import dots from '../../../renderer/site/islands/loading/dots.json'

const [dot] = dots.assets[0]?.layers ?? []

test('the animation has five dots, 40 frames at 24 per second, 300 by 300', () => {
  expect(dots).toMatchObject({ w: 300, h: 300, fr: 24, ip: 0, op: 40 })
  expect(dots.layers).toHaveLength(5)
  expect(dots.layers.every(({ refId, ip, op }) => refId === dots.assets[0]?.id && ip === 0 && op === 40)).toBe(true)
})

test('it loops without a jump: every dot is back before the last frame', () => {
  for (const { p, s } of dot ? [dot.ks] : []) {
    for (const { k } of [p, s]) {
      expect(k.at(-1)?.s).toEqual(k[0]?.s)
      expect(k[1]?.s).not.toEqual(k[0]?.s)
      for (const { st } of dots.layers) expect(st + (k.at(-1)?.t ?? 0)).toBeLessThanOrEqual(dots.op)
    }
  }
  expect(dot).toBeDefined()
})

test('its first frame is the still picture: five centered dots, 48 apart', () => {
  const centers = dots.layers.map(({ ks }) => [
    (ks.p.k[0] ?? 0) + (dot?.ks.p.k[0]?.s[0] ?? 0),
    (ks.p.k[1] ?? 0) + (dot?.ks.p.k[0]?.s[1] ?? 0),
  ])
  expect(centers).toEqual([54, 102, 150, 198, 246].map(x => [x, 150]))
})
