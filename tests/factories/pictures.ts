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

/** A picture with an artist, a place, and XMP: what cameras and editors write. */
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
