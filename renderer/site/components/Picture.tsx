import type { Picture as Shown } from '../../engine/images/read-media'
import { formats, srcSet, variantAddress, variantWidths } from '../../engine/images/variants'

interface PictureProps {
  picture: Shown
  /** What it shows, for those who don't see it; empty when the text beside it says the same. */
  alt: string
  /** How wide it stands, as the attribute `sizes` wants it. */
  sizes: string
  title?: string | undefined
}

/**
 * A picture in the sizes and formats that browsers may choose from. It takes its room and its color before it comes: the
 * color is a drawing behind it, because the policy allows no styles in the page.
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
