import type { Picture as Shown } from '../../engine/images/read-media'
import { formats, srcSet, variantAddress, variantWidths } from '../../engine/images/variants'

interface PictureProps {
  picture: Shown
  /** The alternative text; empty when the surrounding text says the same. */
  alt: string
  /** Its rendered width, as a value of the attribute `sizes`. */
  sizes: string
  title?: string | undefined
}

/**
 * A responsive image with sizes and formats for browsers to choose from. It reserves its space and shows its color
 * while loading; the color is an SVG behind it, because the policy allows no inline styles.
 */
export function Picture({ picture, alt, sizes, title }: PictureProps) {
  const { width, height, color } = picture
  const [, fallback] = formats
  return (
    <span className="relative block">
      {color && (
        <svg className="absolute inset-0 w-full h-full" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path fill={color} d="M0 0h1v1H0z" />
        </svg>
      )}
      <picture>
        <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
        <img
          className="relative w-full"
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
    </span>
  )
}
