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

const silence = 'No voice in this browser'

/** A button that plays and stops. Without a voice it says so and can't be pressed; without a script it isn't there. */
export function PlayButton({ label, isSpeaking, hasVoice, onPlay, onStop }: PlayButtonProps): ReactNode {
  return (
    <button
      type="button"
      data-part=""
      className="play btn-quiet with-script gap-2 disabled:border-rule disabled:text-ink-3 disabled:cursor-default [[data-silent]_&]:border-rule [[data-silent]_&]:text-ink-3"
      disabled={hasVoice === false}
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
      {hasVoice === false ? (
        silence
      ) : isSpeaking ? (
        'Stop'
      ) : (
        <>
          <span className="[[data-silent]_&]:hidden">{label}</span>
          <span className="hidden [[data-silent]_&]:inline">{silence}</span>
        </>
      )}
    </button>
  )
}
