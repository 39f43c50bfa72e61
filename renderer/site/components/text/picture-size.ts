import { createContext } from 'react'

/** How wide a picture in text is. */
export type PictureSize = 'small' | 'text' | 'wide'

/** The width of the pictures below. */
export const PictureSizeContext = createContext<PictureSize>('text')

/** The rendered width of a picture, as a value of the attribute `sizes`. */
export const pictureSizes: Record<PictureSize, string> = {
  small: '(min-width: 44rem) 20rem, 92vw',
  text: '(min-width: 44rem) 40rem, 92vw',
  wide: '(min-width: 75rem) 71rem, 92vw',
}
