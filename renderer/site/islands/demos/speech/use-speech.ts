// Reaches the browser, when a visitor uses a figure that can be heard.
import { useEffect, useRef, useState } from 'react'
import { voicesTimeoutMs } from './mark-silence'
import { voicesOf, wordAt } from './voices'

/** Words to be spoken one after the other by one speaker. */
export interface Phrase {
  text: string
  /** The language, as a tag such as "de". */
  lang: string
  /** 0 or 1: two speakers have different voices, where the browser has two, and else different pitches. */
  speaker?: 0 | 1
}

export interface Progress {
  /** A phrase begins. */
  onPhrase: (index: number) => void
  /** A word of it begins, in browsers that report it. */
  onWord?: (index: number, word: number) => void
  /** A phrase was spoken to its end. */
  onPhraseEnd?: (index: number) => void
}

/**
 * Speech by the browser's own voices. `hasVoice` is undefined until the browser has listed them, then whether one speaks
 * the language, or any where none is named. Speech ends when the visitor leaves the page or the figure is removed.
 */
export function useSpeech() {
  const voices = useVoices()
  const [isSpeaking, setSpeaking] = useState(false)
  // Events of speech that was canceled arrive late; they belong to a run before.
  const run = useRef(0)
  const stop = () => {
    run.current++
    setSpeaking(false)
    if (isSpeaking) speechSynthesis.cancel()
  }
  useStopOnLeaving(isSpeaking, stop)
  const speak = (phrases: Phrase[], { onPhrase, onWord, onPhraseEnd }: Progress) => {
    const own = ++run.current
    const ifCurrent = (act: () => void) => () => own === run.current && act()
    speechSynthesis.cancel()
    setSpeaking(true)
    phrases.forEach((phrase, index) => {
      const utterance = utteranceOf(phrase, voices ?? [])
      utterance.onstart = ifCurrent(() => onPhrase(index))
      utterance.onboundary = event => {
        if (own === run.current && event.name !== 'sentence') onWord?.(index, wordAt(phrase.text, event.charIndex))
      }
      utterance.onend = ifCurrent(() => {
        onPhraseEnd?.(index)
        if (index === phrases.length - 1) setSpeaking(false)
      })
      utterance.onerror = ifCurrent(() => setSpeaking(false))
      speechSynthesis.speak(utterance)
    })
  }
  const hasVoice = (language?: string) =>
    voices && (language === undefined ? voices.length : voicesOf(voices, language).length) > 0
  return { isSpeaking, speak, stop, hasVoice }
}

function utteranceOf({ text, lang, speaker = 0 }: Phrase, voices: SpeechSynthesisVoice[]): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text)
  const known = voicesOf(voices, lang)
  utterance.lang = lang
  utterance.voice = known[speaker] ?? known[0] ?? null
  if (speaker > 0 && known.length < 2) utterance.pitch = 0.75
  return utterance
}

/** The voices of the browser; undefined until it has listed them, which takes some browsers a moment. */
function useVoices(): SpeechSynthesisVoice[] | undefined {
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>()
  useEffect(() => {
    if (!('speechSynthesis' in window)) {
      setVoices([])
      return
    }
    const read = () => {
      const known = speechSynthesis.getVoices()
      if (known.length > 0) setVoices(known)
    }
    const timeout = setTimeout(() => setVoices(known => known ?? []), voicesTimeoutMs)
    read()
    speechSynthesis.addEventListener('voiceschanged', read)
    return () => {
      clearTimeout(timeout)
      speechSynthesis.removeEventListener('voiceschanged', read)
    }
  }, [])
  return voices
}

function useStopOnLeaving(isSpeaking: boolean, stop: () => void): void {
  const latest = useRef(stop)
  latest.current = stop
  useEffect(() => {
    if (!isSpeaking) return
    const leave = () => latest.current()
    const hide = () => document.hidden && leave()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      speechSynthesis.cancel()
    }
  }, [isSpeaking])
}
