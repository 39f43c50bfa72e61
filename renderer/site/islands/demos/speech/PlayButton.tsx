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

/**
 * A button that plays and stops. Without a voice it says so and can't be pressed; without a script it isn't there. All
 * that it can say is in one place, so that its width stays.
 */
export function PlayButton({ label, isSpeaking, hasVoice, onPlay, onStop }: PlayButtonProps): ReactNode {
  const isSilent = hasVoice === false
  return (
    <button
      type="button"
      data-part=""
      className="play btn-quiet with-script gap-2 disabled:border-rule disabled:text-ink-3 disabled:cursor-default [[data-silent]_&]:border-rule [[data-silent]_&]:text-ink-3"
      disabled={isSilent}
      onClick={isSpeaking ? onStop : onPlay}
    >
      <svg viewBox="0 0 12 12" width="12" height="12" className="flex-none fill-current" aria-hidden="true">
        <path d={isSpeaking ? 'M1 1h10v10H1Z' : 'M2 0v12l10-6Z'} />
      </svg>
      <span className="grid text-left [&>*]:[grid-area:1/1]">
        <span className={isSilent ? 'invisible' : '[[data-silent]_&]:invisible'}>{isSpeaking ? 'Stop' : label}</span>
        <span className={isSilent ? '' : 'invisible [[data-silent]_&]:[visibility:visible]'}>
          No voice in this browser
        </span>
      </span>
    </button>
  )
}
