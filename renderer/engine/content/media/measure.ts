import { isUtf8 } from 'node:buffer'
import type { Sharp } from 'sharp'
import { mediaLimits } from './limits'
import type { Measured, Unreadable } from './media'
import { maxVariantPx, variantWidths } from './variants'

/** Part of the cache key: increase it when the same image is measured differently. */
export const measureVersion = `3 ${JSON.stringify(mediaLimits)}`

/** Decodes an image completely. Gives its measures, or why it can't be published. */
export async function measure(content: Buffer): Promise<Measured | Unreadable> {
  const known = explainBytes(content)
  if (known) return known
  const { default: sharp } = await import('sharp')
  try {
    // The limit is checked here, with a message of its own.
    const image = sharp(content, { limitInputPixels: false }).autoOrient()
    const { autoOrient, format, pages } = await image.metadata()
    const beyond = explainLimits(autoOrient, pages)
    if (beyond) return beyond
    const color = await opaqueColor(image)
    const sharedFormat = format === 'png' || !color ? 'png' : 'jpg'
    return { width: autoOrient.width, height: autoOrient.height, color, sharedFormat }
  } catch (error) {
    const isUnknown = /unsupported image format/.test((error as Error).message)
    return {
      problem: isUnknown ? 'is not a png, jpg, webp, avif, tiff or gif file' : 'is damaged or cut off',
      hint: isUnknown ? 'Export the picture again in one of these formats.' : 'Copy or export the picture again.',
      isIncomplete: true,
    }
  }
}

/**
 * The most frequent of 4,096 colors; undefined where there are transparent parts. All rows of the image are decoded, and
 * counted in the size of its largest variant. sharp's `stats()` takes ten times as long: it also measures entropy.
 */
async function opaqueColor(image: Sharp): Promise<string | undefined> {
  const shown = image.resize({ width: maxVariantPx, withoutEnlargement: true }).toColourspace('srgb')
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true })
  const counts = new Uint32Array(16 ** 3)
  const channel = (at: number) => (data[at] ?? 0) >> 4
  let [color, most] = [0, 0]
  for (let at = 0; at < data.length; at += info.channels) {
    if (info.channels === 4 && data[at + 3] !== 255) return
    const place = (channel(at) << 8) | (channel(at + 1) << 4) | channel(at + 2)
    const count = (counts[place] ?? 0) + 1
    counts[place] = count
    if (count > most) [color, most] = [place, count]
  }
  return `#${color.toString(16).padStart(3, '0').replace(/./g, '$&8')}`
}

/** Recognizes files that are no image of a known format by their bytes. */
function explainBytes(content: Buffer): Unreadable | undefined {
  const again = 'Export the picture again as png, jpg or webp.'
  if (content.length === 0)
    return { problem: 'is empty', hint: 'Copy or export the picture again.', isIncomplete: true }
  if (content.toString('latin1', 0, 40).startsWith('version https://git-lfs.'))
    return { problem: 'is a Git LFS pointer, not the picture', hint: 'Run `git lfs pull`.' }
  // ISO base media files (ISO/IEC 14496-12) begin with a box that names their brands.
  if (content.toString('latin1', 4, 8) === 'ftyp') {
    const brands = content.toString('latin1', 8, 64)
    if (/avi[fs]/.test(brands)) return
    return /^(hei|hev|mif|msf)/.test(brands)
      ? { problem: 'is a HEIC picture, which few browsers show', hint: again }
      : { problem: 'is a recording, not a picture', hint: 'Give it the ending that fits, for example mp4.' }
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: images have control characters, texts have none.
  if (content.length > 16 && isUtf8(content) && !/[\0-\x08\x0e-\x1f]/.test(content.toString('latin1', 0, 1024)))
    return { problem: 'is a text, not a picture', hint: again }
  return
}

/** Compares an image with the limits, before it is decoded. */
function explainLimits(
  { width, height }: { width: number; height: number },
  frames: number | undefined,
): Unreadable | undefined {
  const size = `${format(width)} × ${format(height)} pixels`
  if (width * height > mediaLimits.pixels)
    return {
      problem: `has ${size}, more than the ${format(mediaLimits.pixels)} that are converted`,
      hint: `Save it smaller: pages show at most ${format(maxVariantPx)} pixels side by side.`,
    }
  if (variantWidths({ width }).some(each => Math.round((height * each) / width) > mediaLimits.variantSidePx))
    return {
      problem: `has ${size}, too high for its width: the formats of the web end at ${format(mediaLimits.variantSidePx)}`,
      hint: 'Cut it into several pictures.',
    }
  if ((frames ?? 1) > mediaLimits.frames)
    return {
      problem: `has ${frames} frames or pages, of which a page would show the first alone`,
      hint: 'Save that one as a picture, or make a recording of all.',
    }
  return
}

const format = (value: number) => value.toLocaleString('en')
