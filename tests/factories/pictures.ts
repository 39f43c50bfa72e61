import sharp, { type Sharp } from 'sharp'

/** A picture of one color, given as #rrggbb or, with transparency, as #rrggbbaa. */
export const plain = (width: number, height: number, background = '#204060'): Sharp =>
  sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } })

/** The smallest PNG: one transparent pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
