import { InlineMarkdown } from '../lists/InlineMarkdown'

/** The last lines of a scene: the remark in pen, and that it is a sample, and of what. */
export function RemarkAndCaption({ remark, caption }: { remark: string; caption: string }) {
  return (
    <>
      <p className="pen">
        <InlineMarkdown text={remark} />
      </p>
      <figcaption>
        <InlineMarkdown text={caption} />
      </figcaption>
    </>
  )
}
