import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { createElement } from 'react'
import satori from 'satori'
import sharp from 'sharp'
import { card } from '../../theme'
import { Card, type CardProps } from './Card'

const folder = 'renderer/site/fonts/cards'
const fonts = () =>
  [
    { name: 'Text', weight: 400, file: 'text-400.woff' },
    { name: 'Text', weight: 650, file: 'text-650.woff' },
    { name: 'Display', weight: 650, file: 'display-650.woff' },
  ].map(({ name, weight, file }) => ({ name, weight: weight as 400, data: readFileSync(`${folder}/${file}`) }))
let loaded: ReturnType<typeof fonts> | undefined

/**
 * Renders a social card as a PNG with 32 colors: the same bytes for the same texts on every machine. Level 9 of
 * compression takes twice as long as all the rest and saves one percent.
 */
export async function renderSocialCard(props: CardProps): Promise<Buffer> {
  loaded ??= fonts()
  const svg = await satori(createElement(Card, props), { ...card, fonts: loaded })
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten()
    .png({ palette: true, colors: 32, dither: 0, compressionLevel: 6, effort: 1 })
    .toBuffer()
}
