import { usePictures, useRecordings } from '@proofsheet/engine/content/media/media-context'
import { recordingAddress, variantAddress, variantWidths } from '@proofsheet/engine/content/media/variants'
import type { CaptionsPath, PicturePath, RecordingPath } from '@proofsheet/engine/content/schema/text'
import { site as settings } from '../../../../content/site'
import { InlineMarkdown } from '../lists/InlineMarkdown'
import { RecordingSources } from '../RecordingSources'

export interface VideoProps {
  /**
   * The recording, in content/media.
   * @example /media/plan.webm
   */
  src: RecordingPath
  /**
   * The picture that is shown until it plays; it gives the video its shape.
   * @example /media/plan.webp
   */
  poster: PicturePath
  /**
   * What it shows, for readers who can't see it.
   * @example A plan is filled in by answering three questions.
   */
  label: string
  /**
   * What is said in it; a recording with speech needs it.
   * @example /media/plan.vtt
   */
  captions?: CaptionsPath
  /**
   * A line below it.
   * @markdown
   * @example Two minutes, without sound.
   */
  caption?: string
}

/** A recording that plays when a reader starts it; nothing of it but the picture is loaded before. */
export function Video({ src, poster, label, captions, caption }: VideoProps) {
  const recordingAt = useRecordings()
  const picture = usePictures()(poster)
  const video = recordingAt(src)
  const width = variantWidths(picture).at(-1) ?? picture.width
  return (
    <figure>
      <video
        className="w-full bg-paper-sunk"
        poster={variantAddress(picture, width, 'webp')}
        width={picture.width}
        height={picture.height}
        controls
        muted={captions === undefined}
        playsInline
        preload="none"
        aria-label={label}
      >
        <RecordingSources recording={video} />
        {captions !== undefined && (
          <track kind="captions" src={recordingAddress(recordingAt(captions))} srcLang={settings.language} default />
        )}
      </video>
      {caption !== undefined && (
        <figcaption className="mt-2 text-note text-ink-3">
          <InlineMarkdown text={caption} />
        </figcaption>
      )}
    </figure>
  )
}
