import type { Picture as Shown } from '@proofsheet/engine/content/media/media'
import { ResponsivePicture } from '@proofsheet/engine/content/media/ResponsivePicture'

/** The widest column of pictures, in CSS pixels: an image with fewer pixels isn't enlarged to fill it. */
const columnPx = 640

interface PictureProps {
  picture: Shown
  /** The alternative text; empty when the surrounding text says the same. */
  alt: string
  /** Its rendered width, as a value of the attribute `sizes`. */
  sizes: string
  title?: string | undefined
}

/**
 * A responsive image. It reserves its space and, where it fills its column, shows its color while loading; the color is
 * an SVG behind it, because the policy allows no inline styles.
 */
export function Picture({ picture, ...image }: PictureProps) {
  const { width, dark } = picture
  // Its color is that of the light variant.
  const color = dark ? undefined : picture.color
  const isFilling = width >= columnPx
  return (
    <span className="relative block">
      {isFilling && color && (
        <svg className="absolute inset-0 w-full h-full" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path fill={color} d="M0 0h1v1H0z" />
        </svg>
      )}
      <ResponsivePicture picture={picture} {...image} className={isFilling ? 'relative w-full' : 'relative'} />
    </span>
  )
}
