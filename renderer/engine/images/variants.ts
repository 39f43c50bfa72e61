import type { Picture, Recording } from './read-media'

/** What pictures are converted to; browsers take the first that they know. */
export const formats = ['avif', 'webp'] as const

export type Format = (typeof formats)[number]

/** Widths that pictures are offered in, in pixels: a phone, a column of text, and each of them on a dense screen. */
const widths = [480, 960, 1600]

/** The widths of a picture's variants; none is wider than the picture. */
export function variantWidths({ width }: Picture): number[] {
  const smaller = widths.filter(each => each < width)
  return smaller.length < widths.length ? [...smaller, width] : smaller
}

/** Where variants and recordings stand: below assets, because each name changes with the content. */
const folder = '/assets/media/'

/** The address of a variant. */
export function variantAddress({ name }: Picture, width: number, format: Format): string {
  return `${folder}${name}-${width}.${format}`
}

/** The variants of a picture as `srcset` wants them. */
export function srcSet(picture: Picture, format: Format): string {
  return variantWidths(picture)
    .map(width => `${variantAddress(picture, width, format)} ${width}w`)
    .join(', ')
}

/** The address of a recording. */
export function recordingAddress({ name, ending }: Recording): string {
  return `${folder}${name}${ending}`
}
