import type { ReactNode } from 'react'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { type PictureSize, PictureSizeContext } from './picture-size'

export interface FigureProps {
  /**
   * What the picture shows or proves, and its source.
   * @markdown
   * @example The editor after the third step.
   */
  caption: string
  /**
   * How wide it is: half the text, the text, or the page.
   * @example small
   */
  size?: PictureSize
  /**
   * The picture, written in Markdown.
   * @example
   * ![The canvas with four of nine boxes filled](/media/plan-small.webp)
   */
  children: ReactNode
}

const classes: Record<PictureSize, string | undefined> = { small: 'max-w-80', text: undefined, wide: 'wide' }

/** A picture with a caption below it. */
export function Figure({ caption, size = 'text', children }: FigureProps) {
  return (
    <figure className={classes[size]}>
      <PictureSizeContext value={size}>{children}</PictureSizeContext>
      <figcaption className="mt-2 text-note text-ink-3">
        <InlineMarkdown text={caption} />
      </figcaption>
    </figure>
  )
}
