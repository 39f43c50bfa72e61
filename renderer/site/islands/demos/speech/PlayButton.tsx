// Reaches the browser, when a visitor uses a figure that can be heard.
import type { ReactNode } from 'react'

interface PlayButtonProps {
  /** What it plays, after "Play", for screen readers: "in German". */
  what: string
  /** The voice that it needs, such as "German". */
  voice: string
  isSpeaking: boolean
  /** Whether the browser has a voice for it; undefined while it is not known. */
  hasVoice: boolean | undefined
  onPlay: () => void
  onStop: () => void
}

/**
 * A button that plays and stops, with a line beside it where it plays without sound: its place is kept, so nothing moves.
 * Without a script neither is there.
 */
export function PlayButton({ what, voice, isSpeaking, hasVoice, onPlay, onStop }: PlayButtonProps): ReactNode {
  return (
    <div className="with-script flex items-center gap-3 min-h-14 sm:min-h-0">
      <button
        type="button"
        data-part=""
        className="play btn-quiet flex-none gap-2"
        onClick={isSpeaking ? onStop : onPlay}
      >
        <svg viewBox="0 0 12 12" width="12" height="12" className="flex-none fill-current" aria-hidden="true">
          <path d={isSpeaking ? 'M1 1h10v10H1Z' : 'M2 0v12l10-6Z'} />
        </svg>
        <span className="min-w-9 text-left">
          {isSpeaking ? 'Stop' : 'Play'}
          <span className="visually-hidden"> {what}</span>
        </span>
      </button>
      <p aria-live="polite" className="w-full max-w-56 text-note text-ink-3 leading-tight">
        <span className={hasVoice === false ? '' : 'invisible [[data-silent]_&]:[visibility:visible]'}>
          This browser has no {voice} voice: it plays silently.
        </span>
      </p>
    </div>
  )
}
