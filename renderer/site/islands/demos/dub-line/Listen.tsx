// Reaches the browser, when a visitor uses the DubLine figure.
import { type ReactNode, useEffect, useRef } from 'react'
import { PlayButton } from '../speech/PlayButton'
import { useSpeech } from '../speech/use-speech'
import type { Take } from './moment'
import { timeWords, type Window } from './timing'

/** The interval at which the playhead moves, in milliseconds. */
const stepMs = 100

/** Plays the line in the browser's voice for its language, and moves the playhead along. */
export function Listen({ take, onMoment }: { take: Take; onMoment: (seconds: number) => void }): ReactNode {
  const { spoken: line, spans } = take
  const { isSpeaking, speak, stop, hasVoice } = useSpeech()
  const playhead = usePlayhead(onMoment)
  const play = () =>
    speak(
      spans.map(({ start, end }, index) => ({
        text: line.phrases[index] ?? '',
        lang: line.value,
        lasts: end - start,
      })),
      {
        onPhrase: index => playhead.follow(spans[index]),
        onWord: (index, word) => {
          const span = spans[index]
          if (span) playhead.follow(timeWords(line.phrases[index] ?? '', line.value, span)[word])
        },
        onPhraseEnd: index => playhead.rest(spans[index]?.end),
      },
    )
  return (
    <PlayButton
      what={`in ${line.name}`}
      voice={line.name}
      isSpeaking={isSpeaking}
      hasVoice={hasVoice(line.value)}
      onPlay={play}
      onStop={() => {
        stop()
        playhead.rest()
      }}
    />
  )
}

/** Moves the playhead through a span of time while it is spoken; browsers that report words correct it with each. */
function usePlayhead(onMoment: (seconds: number) => void) {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  useEffect(() => () => clearInterval(timer.current), [])
  const rest = (at?: number) => {
    clearInterval(timer.current)
    if (at !== undefined) onMoment(at)
  }
  const follow = (span: Window | undefined) => {
    if (!span) return
    rest(span.start)
    let at = span.start
    timer.current = setInterval(() => {
      at = Math.min(span.end, at + stepMs / 1000)
      onMoment(Math.round(at * 100) / 100)
    }, stepMs)
  }
  return { follow, rest }
}
