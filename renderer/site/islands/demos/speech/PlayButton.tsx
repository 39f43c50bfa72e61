// Reaches the browser, when a visitor uses a figure that can be heard.
import type { ReactNode } from 'react'

interface PlayButtonProps {
  /** The name of the recording, such as "the call". */
  label: string
  isSpeaking: boolean
  /** Whether the browser has a voice for it; undefined while it is not known. */
  hasVoice: boolean | undefined
  onPlay: () => void
  onStop: () => void
}

/** A button that plays and stops; it is hidden without a voice and without a script, and keeps its place. */
export function PlayButton({ label, isSpeaking, hasVoice, onPlay, onStop }: PlayButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={`btn-quiet with-script gap-2 ${hasVoice === false ? 'invisible' : ''}`}
      onClick={isSpeaking ? onStop : onPlay}
    >
      <svg
        viewBox="0 0 12 12"
        width="12"
        height="12"
        className="flex-none fill-current"
        aria-hidden="true"
        focusable="false"
      >
        <path d={isSpeaking ? 'M1 1h10v10H1Z' : 'M2 0v12l10-6Z'} />
      </svg>
      {isSpeaking ? 'Stop' : label}
    </button>
  )
}
