import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { linearRgb } from '../../../renderer/site/outputs/cards/srgb'
import { palette, syntax, white } from '../../../renderer/site/theme'
import { worlds } from '../../../renderer/site/worlds'

/** Relative luminance of an OKLCH color (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = linearRgb(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(text: string, ground: string): number {
  const [low = 0, high = 0] = [luminance(text), luminance(ground)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The colors that code.css gives to parts of code, by the name in it. */
const codeColors = Object.fromEntries(
  [
    ...readFileSync('renderer/site/styles/parts/code.css', 'utf8').matchAll(
      /^\s*color: (?:var\(--|theme\(syntax\.)([\w-]+)\)/gm,
    ),
  ].map(([, name = '']) => [name, { ...palette, ...syntax }[name as Token]] as const),
)

/** The backgrounds of code: its box, and marked lines. */
const codeGrounds = {
  box: palette['paper-sunk'],
  marked: palette['mark-wash'],
  added: syntax.added,
  removed: syntax.removed,
}

test('the colors of code are found', () => {
  expect(Object.keys(codeColors).sort()).toEqual(['bad', 'ink-2', 'ok', 'text', 'value', 'word'])
})

type Token = keyof typeof palette

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('%s', (_, scheme) => {
  const ratio = (text: Token, ground: Token) => contrast(palette[text][scheme], palette[ground][scheme])

  test.each<[Token, Token, number]>([
    // Body text 7:1, all other text 4.5:1, edges of controls and strokes of marks 3:1.
    ['ink', 'paper', 7],
    ['on-badge', 'live', 7],
    ['on-badge', 'early', 7],
    ['ink', 'paper-sunk', 7],
    ['ink', 'paper-lift', 7],
    ['ink', 'mark-wash', 7],
    ['ink', 'pine-wash', 7],
    ['ink-2', 'paper', 7],
    ['ink-2', 'paper-sunk', 7],
    ['ink-2', 'paper-lift', 7],
    ['ink-3', 'paper', 4.5],
    ['ink-3', 'paper-lift', 4.5],
    ['ink-3', 'paper-sunk', 4.5],
    ['pine', 'paper', 7],
    ['pine', 'pine-wash', 4.5],
    ['pine-hover', 'paper-sunk', 7],
    ['on-pine', 'pine', 7],
    ['on-pine', 'pine-hover', 7],
    ['mark-ink', 'paper', 4.5],
    ['mark-ink', 'paper-lift', 4.5],
    ['ok', 'paper', 4.5],
    ['warn', 'paper', 4.5],
    ['bad', 'paper-lift', 4.5],
    ['rule-ctl', 'paper-lift', 3],
    ['mark', 'paper', 3],
  ])('%s on %s', (text, ground, least) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(least)
  })

  test.each(Object.entries(worlds))('the ground of %s', (_, colors) => {
    const on = (text: keyof typeof colors, ground: keyof typeof colors) =>
      contrast(colors[text][scheme], colors[ground][scheme])
    expect(on('on-ground', 'ground'), 'ink').toBeGreaterThanOrEqual(7)
    expect(on('ground-pen', 'ground'), 'pen').toBeGreaterThanOrEqual(4.5)
    expect(on('ground-action', 'ground'), 'action').toBeGreaterThanOrEqual(4.5)
    expect(on('on-ground-action', 'ground-action'), 'label of the action').toBeGreaterThanOrEqual(7)
    expect(on('on-ground-action', 'ground-action-hover'), 'label of the action').toBeGreaterThanOrEqual(7)
    expect(contrast(colors.accent[scheme], palette['paper-lift'][scheme]), 'accent').toBeGreaterThanOrEqual(4.5)
  })

  // What handout.css, to-mark.css and others write on paper, which has its light colors in both schemes.
  test.each([
    ['ink', palette.ink[0], 7],
    ['small print', palette['ink-3'][0], 4.5],
    ['pen', '0.475 0.155 35', 4.5],
    ['found', '0.44 0.1 150', 4.5],
    ['fault', palette.bad[0], 4.5],
    ['stroke', '0.6 0.2 36', 3],
    ['pencil', '0.5 0.01 250', 3],
  ] as const)('%s on paper', (_, color, least) => {
    expect(contrast(color, white[scheme])).toBeGreaterThanOrEqual(least)
  })

  test.each(Object.entries(codeColors))('code: %s', (_, color) => {
    for (const [name, ground] of Object.entries(codeGrounds))
      expect(contrast(color[scheme], ground[scheme]), name).toBeGreaterThanOrEqual(4.5)
  })
})

test('paper does not glare in the dark', () => {
  expect(luminance(white[0])).toBeCloseTo(1, 2)
  expect(luminance(white[1])).toBeLessThan(0.8)
})
