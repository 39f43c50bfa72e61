import type { Picture } from './media'
import { formats, srcSet, variantAddress, variantWidths } from './variants'

interface ResponsivePictureProps {
  picture: Picture
  /** The alternative text; empty when the surrounding text says the same. */
  alt: string
  /** Its rendered width, as a value of the attribute `sizes`. */
  sizes: string
  title?: string | undefined
  className?: string
}

/** An image with sizes and formats for browsers to choose from, which is loaded when it comes near the screen. */
export function ResponsivePicture({ picture, alt, sizes, title, className }: ResponsivePictureProps) {
  const { width, height } = picture
  const [, fallback] = formats
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={variantAddress(picture, variantWidths(picture)[0] ?? width, fallback)}
        srcSet={srcSet(picture, fallback)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        title={title}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
