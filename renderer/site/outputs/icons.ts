import { readFileSync } from 'node:fs'
import type { Output, OutputContext } from '@proofsheet/engine/pages/outputs/output'
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
export async function iconFiles({ memoize }: Pick<OutputContext, 'memoize'>): Promise<Output[]> {
  const svg = readFileSync('public/icon.svg', 'utf8')
  const render = async (icon: Pick<Icon, 'size' | 'inset'>) =>
    Buffer.from(await memoize('icons', [svg, JSON.stringify(icon)], () => renderIcon(svg, icon)))
  const files = icons.map(async ({ path, size, inset }) => ({ path, content: await render({ size, inset }) }))
  return [...(await Promise.all(files)), { path: faviconPath, content: ico(await render({ size: 32 })) }]
}
iconFiles.paths = [...icons.map(({ path }) => path), faviconPath]

/** Renders an icon as a PNG. */
async function renderIcon(svg: string, { size, inset = 0 }: Pick<Icon, 'size' | 'inset'>): Promise<Uint8Array> {
  // Loaded when it runs: most builds find the icons in the cache.
  const { Renderer } = await import('@takumi-rs/core')
  const box = `viewBox="${-inset} ${-inset} ${32 + 2 * inset} ${32 + 2 * inset}"`
  const data = Buffer.from(svg.replace('viewBox="0 0 32 32"', box))
  // The drawing is dark, and devices may show a transparent icon on a dark background.
  const style = { width: size, height: size, backgroundColor: themeColor.light }
  const images = [{ src: 'icon.svg', data }]
  return new Renderer().render(
    { type: 'image', src: 'icon.svg', style },
    { width: size, height: size, format: 'png', images },
  )
}

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
