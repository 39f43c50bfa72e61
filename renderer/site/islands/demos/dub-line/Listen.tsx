// Reaches the browser, when a visitor uses the DubLine figure.
import { type ReactNode, useEffect, useRef } from 'react'
import { PlayButton } from '../speech/PlayButton'
import { useSpeech } from '../speech/use-speech'
import { type Line, mouth } from './lines'
import { timeWords, type Window } from './timing'

/** How long each phrase is seen to be spoken. */
const spans = mouth.map(({ start, end }) => end - start)

/** The interval at which the playhead moves, in milliseconds. */
const stepMs = 100

/** Plays the line in the browser's voice for its language, and moves the playhead along. */
export function Listen({ line, onMoment }: { line: Line; onMoment: (seconds: number) => void }): ReactNode {
  const { isSpeaking, speak, stop, hasVoice } = useSpeech()
  const playhead = usePlayhead(onMoment)
  const play = () =>
    speak(
      line.phrases.map((text, index) => ({ text, lang: line.value, lasts: spans[index] })),
      {
        onPhrase: index => playhead.follow(mouth[index]),
        onWord: (index, word) => {
          const window = mouth[index]
          if (window) playhead.follow(timeWords(line.phrases[index] ?? '', line.value, window)[word])
        },
        onPhraseEnd: index => playhead.rest(mouth[index]?.end),
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
