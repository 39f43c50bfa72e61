import { mediaLimits } from './limits'
import type { Picture } from './media'

/** The markers of JPEG (ISO/IEC 10918-1, table B.1) where the coded image begins, and where it ends. */
const [startOfScan, endOfImage] = [0xda, 0xd9]

/** The chunks of PNG that say how to show the image (https://www.w3.org/TR/png-3/#4Concepts.AncillInfo). */
const pngChunks = /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|pHYs)$/

/**
 * An image without private data: no EXIF, GPS, XMP, IPTC, comments or previews. An upright JPEG or PNG stays the same
 * pixel by pixel, with its color profile; other images are encoded again, upright and in sRGB. Throws for damaged ones.
 */
export async function toShared(content: Buffer, format: Picture['sharedFormat']): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const image = sharp(content, { limitInputPixels: mediaLimits.pixels })
  const { format: given, orientation = 1 } = await image.metadata()
  if (orientation === 1 && given === 'jpeg') return stripJpeg(content)
  if (orientation === 1 && given === 'png') return stripPng(content)
  image.autoOrient()
  return format === 'png' ? image.png().toBuffer() : image.jpeg({ quality: 90, mozjpeg: true }).toBuffer()
}

/** A JPEG with the segments that decoding needs: tables, frames, scans, JFIF, Adobe's color transform, ICC profiles. */
function stripJpeg(content: Buffer): Buffer {
  const parts = [content.subarray(0, 2)]
  for (let at = 2; at < content.length; ) {
    // Markers may be preceded by fill bytes.
    while (content[at + 1] === 0xff) at++
    const marker = content[at + 1] ?? endOfImage
    if (marker === endOfImage) break
    let end = at + 2 + content.readUInt16BE(at + 2)
    if (marker === startOfScan) end = endOfScan(content, end)
    if (isNeeded(marker, content.subarray(at + 4, end))) parts.push(content.subarray(at, end))
    at = end
  }
  return Buffer.concat([...parts, Buffer.from([0xff, endOfImage])])
}

function isNeeded(marker: number, segment: Buffer): boolean {
  const begins = (name: string) => segment.toString('latin1', 0, name.length) === name
  // A longer file has a preview, which may show parts that were cut off later.
  if (marker === 0xe0) return begins('JFIF\0') && segment.length === 14
  if (marker === 0xe2) return begins('ICC_PROFILE\0')
  if (marker === 0xee) return begins('Adobe')
  // Other segments of applications, and comments.
  return marker < 0xe0 || (marker > 0xef && marker !== 0xfe)
}

/** The offset of the marker after the coded data that begins at an offset. */
function endOfScan(content: Buffer, start: number): number {
  let at = start
  for (;;) {
    at = content.indexOf(0xff, at)
    if (at < 0) return content.length
    const next = content[at + 1] ?? 0
    // A zero is an escape, and restart markers belong to the data.
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7) && next !== 0xff) return at
    at++
  }
}

/** A PNG with the chunks that decoding needs. */
function stripPng(content: Buffer): Buffer {
  const parts = [content.subarray(0, 8)]
  for (let at = 8; at + 12 <= content.length; ) {
    const type = content.toString('latin1', at + 4, at + 8)
    const end = at + 12 + content.readUInt32BE(at)
    if (pngChunks.test(type)) parts.push(content.subarray(at, end))
    if (type === 'IEND') break
    at = end
  }
  return Buffer.concat(parts)
}
