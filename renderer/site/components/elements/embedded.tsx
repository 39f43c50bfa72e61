import { useBodyMedia } from '@proofsheet/engine/content/media/media-context'
import { recordingAddress, sharedAddress } from '@proofsheet/engine/content/media/variants'
import { island } from '@proofsheet/engine/pages/islands/island'
import type { ComponentProps } from 'react'
import * as FrameEmbedIsland from '../../islands/forms/FrameEmbed.island'

/** A video from content/media, as wide as the text. */
export function Video({ poster, title, ...props }: ComponentProps<'video'>) {
  const { pictureAt } = useBodyMedia()
  const still = poster === undefined ? undefined : sharedAddress(pictureAt(poster))
  return <video {...props} {...useSource(props)} poster={still} aria-label={title} className="w-full bg-paper-sunk" />
}

/** A sound recording from content/media. */
export function Audio({ title, ...props }: ComponentProps<'audio'>) {
  return <audio {...props} {...useSource(props)} aria-label={title} className="w-full" />
}

/** One form of a recording. */
export function Source(props: ComponentProps<'source'>) {
  return <source {...props} {...useSource(props)} />
}

/** The subtitles of a recording. */
export function Track(props: ComponentProps<'track'>) {
  return <track {...props} {...useSource(props)} />
}

/** The published address of a recording, where the element names one. */
function useSource({ src }: { src?: unknown }): { src?: string } {
  const { recordingAt } = useBodyMedia()
  return typeof src === 'string' ? { src: recordingAddress(recordingAt(src)) } : {}
}

const FrameEmbed = island('FrameEmbed', FrameEmbedIsland)

/** A page of another site, which is loaded when a visitor asks for it. */
export function Frame({ src = '', title = '' }: ComponentProps<'iframe'>) {
  return (
    <FrameEmbed address={src} title={title} noun="content" provider="embeds">
      <p className="pane">{title}</p>
    </FrameEmbed>
  )
}
