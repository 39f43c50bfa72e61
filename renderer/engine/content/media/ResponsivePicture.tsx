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

/**
 * An image with sizes and formats for browsers to choose from, which is loaded when it comes near the screen. Where it
 * has a variant for dark color schemes, that is a hidden element after it, `data-dark`: the site's styles show it in
 * place of the first on dark screens. As sources of one element, the dark one would be printed too: browsers don't load
 * another source for paper, but they load elements that only paper shows.
 */
export function ResponsivePicture({ picture: { dark, ...light }, ...image }: ResponsivePictureProps) {
  return (
    <>
      <picture>
        <Variants picture={light} {...image} />
      </picture>
      {dark && (
        <picture hidden data-dark="">
          <Variants picture={dark} {...image} />
        </picture>
      )}
    </>
  )
}

function Variants({ picture, alt, sizes, title, className }: ResponsivePictureProps) {
  const { width, height } = picture
  const [, fallback] = formats
  return (
    <>
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
    </>
  )
}
