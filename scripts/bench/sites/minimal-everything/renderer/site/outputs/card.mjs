import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Renderer } from '@takumi-rs/core'
import { fromJsx } from '@takumi-rs/helpers/jsx'
import { createElement } from 'react'

const size = { width: 1200, height: 630 }
const fonts = [
  { name: 'Text', weight: 400, file: 'text-400.woff' },
  { name: 'Display', weight: 650, file: 'display-650.woff' },
]
let renderer

const box = (style, ...children) => createElement('div', { style: { display: 'flex', ...style } }, ...children)

/** The social card of a page as a PNG. */
export async function renderCard({ title, lead, brand }, fontFolder) {
  renderer ??= createRenderer(fontFolder)
  const frame = {
    ...size,
    boxSizing: 'border-box',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: '64px 72px',
    fontFamily: 'Text',
  }
  const { node } = await fromJsx(
    box(
      { ...frame, background: '#ffffff', color: '#1d2520' },
      box(
        { flexDirection: 'column' },
        box({ fontFamily: 'Display', fontWeight: 650, fontSize: 66, lineHeight: 1.08 }, title),
        box({ marginTop: 22, fontSize: 27, lineHeight: 1.4, color: '#5a655e' }, lead),
      ),
      box({ borderTop: '2px solid #dde3df', paddingTop: 24, fontSize: 38 }, brand),
    ),
  )
  return (await renderer).render(node, { ...size, format: 'png' })
}

async function createRenderer(folder) {
  const made = new Renderer()
  for (const { file, ...font } of fonts) await made.registerFont({ ...font, data: readFileSync(join(folder, file)) })
  return made
}
