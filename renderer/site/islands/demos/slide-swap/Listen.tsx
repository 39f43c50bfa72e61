// Reaches the browser, when a visitor uses the SlideSwap figure.
import { type ReactNode, useEffect } from 'react'
import { PlayButton } from '../speech/PlayButton'
import { useSpeech } from '../speech/use-speech'
import { unseen } from './fit'
import { splitTerm } from './Slide'
import type { SwappedText } from './swap'

interface ListenProps {
  texts: SwappedText[]
  lang: string
  name: string
  /** A text is being read, by its place on the slide; none at the end. */
  onText: (place?: number) => void
}

/** Reads the slide in the browser's voice for its language; the English term in one for English. */
export function Listen({ texts, lang, name, onText }: ListenProps): ReactNode {
  const { isSpeaking, speak, stop, hasVoice } = useSpeech()
  useEffect(() => {
    if (!isSpeaking) onText()
  }, [isSpeaking, onText])
  const phrases = texts.flatMap(({ text }, place) =>
    splitTerm(text, lang)
      .map((part, index) => ({ text: part.replace(unseen, '').trim(), lang: index === 1 ? 'en' : lang, place }))
      .filter(phrase => /[\p{L}]/u.test(phrase.text)),
  )
  return (
    <PlayButton
      what={`in ${name}`}
      voice={name}
      isSpeaking={isSpeaking}
      hasVoice={hasVoice(lang)}
      onPlay={() => speak(phrases, { onPhrase: index => onText(phrases[index]?.place) })}
      onStop={stop}
    />
  )
}
