import type { Picture, Recording } from './media'

/** The formats of image variants; browsers use the first one that they support. */
export const formats = ['avif', 'webp'] as const

export type Format = (typeof formats)[number]

/** The widths of image variants, in pixels: for a phone, for a column of text, and for dense screens. */
const widths = [480, 960, 1600]

/** The largest width of a variant, in pixels. */
export const maxVariantPx = Math.max(...widths)

/** The widths of an image's variants; none is wider than the image. */
export function variantWidths({ width }: Pick<Picture, 'width'>): number[] {
  const smaller = widths.filter(each => each < width)
  return smaller.length < widths.length ? [...smaller, width] : smaller
}

/** The URL prefix of variants and videos. Their names contain a hash, so it is below the immutable assets. */
const folder = '/assets/media/'

/** The URL of a variant. */
export function variantAddress({ name }: Picture, width: number, format: Format): string {
  return `${folder}${name}-${width}.${format}`
}

/** The variants of an image as a `srcset`. */
export function srcSet(picture: Picture, format: Format): string {
  return variantWidths(picture)
    .map(width => `${variantAddress(picture, width, format)} ${width}w`)
    .join(', ')
}

/** The URL of an image for other sites, which show it beside a link. */
export const sharedAddress = ({ name, sharedFormat }: Picture): string => `${folder}${name}.${sharedFormat}`

/** The URL of a video. */
export const recordingAddress = ({ name, ending }: Recording): string => `${folder}${name}${ending}`
