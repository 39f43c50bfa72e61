import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import sharp from 'sharp'

const size = { width: 1200, height: 630 }
const fontFiles = [
  { name: 'Text', weight: 400, file: 'text-400.woff' },
  { name: 'Display', weight: 650, file: 'display-650.woff' },
]
let fonts

const box = (style, children) => ({ type: 'div', props: { style: { display: 'flex', ...style }, children } })

/** The social card of a page as a PNG with 32 colors. */
export async function renderCard({ title, lead, brand }, fontFolder) {
  fonts ??= fontFiles.map(({ name, weight, file }) => ({ name, weight, data: readFileSync(join(fontFolder, file)) }))
  const frame = {
    ...size,
    boxSizing: 'border-box',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: '64px 72px',
    fontFamily: 'Text',
  }
  const page = box({ ...frame, background: '#ffffff', color: '#1d2520' }, [
    box({ flexDirection: 'column' }, [
      box({ fontFamily: 'Display', fontWeight: 650, fontSize: 66, lineHeight: 1.08 }, title),
      box({ marginTop: 22, fontSize: 27, lineHeight: 1.4, color: '#5a655e' }, lead),
    ]),
    box({ borderTop: '2px solid #dde3df', paddingTop: 24, fontSize: 38 }, brand),
  ])
  const { width, height, pixels } = new Resvg(await satori(page, { ...size, fonts }), {
    font: { loadSystemFonts: false },
  }).render()
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten()
    .png({ palette: true, colors: 32, dither: 0, compressionLevel: 6, effort: 1 })
    .toBuffer()
}
