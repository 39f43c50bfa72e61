// Reaches the browser, when a visitor uses the SlideSwap figure.
import type { ReactNode } from 'react'
import { PlayButton } from '../speech/PlayButton'
import { useSpeech } from '../speech/use-speech'
import { unseen } from './fit'
import { splitTerm } from './Slide'
import type { SwappedText } from './swap'

/** Reads the slide in the browser's voice for its language; the English term in one for English. */
export function Listen({ texts, lang, name }: { texts: SwappedText[]; lang: string; name: string }): ReactNode {
  const { isSpeaking, speak, stop, hasVoice } = useSpeech()
  const phrases = texts.flatMap(({ text }) =>
    splitTerm(text, lang)
      .map((part, index) => ({ text: part.replace(unseen, '').trim(), lang: index === 1 ? 'en' : lang }))
      .filter(phrase => /[\p{L}]/u.test(phrase.text)),
  )
  return (
    <PlayButton
      what={`in ${name}`}
      voice={name}
      isSpeaking={isSpeaking}
      hasVoice={hasVoice(lang)}
      onPlay={() => speak(phrases, { onPhrase: () => undefined })}
      onStop={stop}
    />
  )
}
