import { readFileSync } from 'node:fs'
import type { Output } from '@proofsheet/engine/pages/outputs/output'
import { themeColor } from '../theme'

/** The bitmap icons of the site, for software that doesn't support SVG icons. */
export const icons: Icon[] = [
  { path: 'icon-192.png', size: 192, purpose: 'any' },
  { path: 'icon-512.png', size: 512, purpose: 'any' },
  // A device may crop a maskable icon to a circle of 80 % of its width, so the drawing stays within that.
  { path: 'icon-maskable-512.png', size: 512, purpose: 'maskable', inset: 6 },
  { path: 'apple-touch-icon.png', size: 180, inset: 4 },
]

const faviconPath = 'favicon.ico'

interface Icon {
  path: string
  /** Width and height in pixels. */
  size: number
  purpose?: 'any' | 'maskable'
  /** The distance of the drawing from the edge, in units of the SVG. */
  inset?: number
}

/** Generates the site's icon in the sizes and formats that browsers, phones and feed readers request. */
export async function iconFiles(): Promise<Output[]> {
  // Loaded when it runs: a check of content asks for the paths alone.
  const { Renderer } = await import('@takumi-rs/core')
  const renderer = new Renderer()
  const svg = readFileSync('public/icon.svg', 'utf8')
  const render = ({ size, inset = 0 }: Pick<Icon, 'size' | 'inset'>) => {
    const box = `viewBox="${-inset} ${-inset} ${32 + 2 * inset} ${32 + 2 * inset}"`
    const data = Buffer.from(svg.replace('viewBox="0 0 32 32"', box))
    // The drawing is dark, and devices may show a transparent icon on a dark background.
    const style = { width: size, height: size, backgroundColor: themeColor.light }
    const images = [{ src: 'icon.svg', data }]
    return renderer.render(
      { type: 'image', src: 'icon.svg', style },
      { width: size, height: size, format: 'png', images },
    )
  }
  const files = icons.map(async icon => ({ path: icon.path, content: await render(icon) }))
  return [...(await Promise.all(files)), { path: faviconPath, content: ico(await render({ size: 32 })) }]
}
iconFiles.paths = [...icons.map(({ path }) => path), faviconPath]

/** A 32-pixel PNG in an .ico container: a directory with one entry, then the PNG. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.set([32, 32], 6)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}
