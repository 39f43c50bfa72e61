import sharp, { type Sharp } from 'sharp'

/** A picture of one color, given as #rrggbb or, with transparency, as #rrggbbaa. */
export const plain = (width: number, height: number, background = '#204060'): Sharp =>
  sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } })

/** The smallest PNG: one transparent pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Words of private data, which must be in no published file. */
export const secrets = /Jane Secret|Hidden Camera|GPS|Exif|xpacket|Photoshop 3\.0|A note/

/** A picture with the metadata of cameras and editors: an artist, a place, and XMP. */
export const withPrivateData = (width: number, height: number, orientation = 1): Sharp =>
  plain(width, height)
    .composite([{ input: { create: { width: 20, height: 10, channels: 3, background: '#ff0000' } }, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Artist: 'Jane Secret', Model: 'Hidden Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100', GPSLongitudeRef: 'W' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Jane Secret xpacket</a></x:xmpmeta>')
    .withIccProfile('p3')

/** The first bytes of a file of each kind, by which kinds are recognized. */
export const beginnings: Record<string, Uint8Array> = {
  png: Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
  jpg: Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1'),
  gif: Buffer.from('GIF89a\x01\0\x01\0', 'latin1'),
  webp: Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'),
  avif: Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'latin1'),
  tiff: Buffer.from('II*\0\x08\0\0\0', 'latin1'),
  ico: Buffer.from('\0\0\x01\0\x01\0\x10\x10', 'latin1'),
  pdf: Buffer.from('%PDF-1.7\n', 'latin1'),
  mp4: Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'),
  webm: Buffer.from('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', 'latin1'),
  vtt: Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nWho supplies the food?\n'),
  heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
}

/** The first bytes of a kind of file. Throws for an unknown kind. */
export function beginningOf(ending: string): Uint8Array {
  const found = beginnings[ending]
  if (!found) throw new Error(`There is no beginning of a file of the kind ${ending}.`)
  return found
}
