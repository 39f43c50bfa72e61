// Reaches the browser, when a visitor uses the DictatedMail figure.
import type { ReactNode } from 'react'
import { bar, wave } from '../speech/wave'

/** The note as a waveform, with a bar for two letters. */
export function Voice({ note }: { note: string }): ReactNode {
  const bars = note.length / 2
  return (
    <svg className="voice" viewBox={`-0.5 0 ${bars} 40`} preserveAspectRatio="none" aria-hidden="true">
      <path d={wave(note, 0, bars * bar)} />
    </svg>
  )
}
