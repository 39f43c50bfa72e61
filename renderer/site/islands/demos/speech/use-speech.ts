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
  /** How long it takes where no voice speaks it, in seconds; else by its letters. */
  lasts?: number | undefined
}

/** Sample: the seconds that a letter takes to say. */
export const letterSeconds = 0.062

export interface Progress {
  /** A phrase begins. */
  onPhrase: (index: number) => void
  /** A word of it begins, in browsers that report it. */
  onWord?: (index: number, word: number) => void
  /** A phrase was spoken to its end. */
  onPhraseEnd?: (index: number) => void
}

/**
 * Speech by the browser's own voices; where it has none for the language, time passes as if it were spoken. `hasVoice` is
 * undefined until the browser has listed its voices, then whether one speaks the language. Speech ends when the visitor
 * leaves the page or the figure is removed.
 */
export function useSpeech() {
  const voices = useVoices()
  const [isSpeaking, setSpeaking] = useState(false)
  // Events of speech that was canceled arrive late; they belong to a run before.
  const run = useRef(0)
  const stop = () => {
    run.current++
    setSpeaking(false)
    if (isSpeaking) window.speechSynthesis?.cancel()
  }
  useStopOnLeaving(isSpeaking, stop)
  const hasVoice = (language = '') => voices && voicesOf(voices, language).length > 0
  const speak = (phrases: Phrase[], { onPhrase, onWord, onPhraseEnd }: Progress) => {
    const own = ++run.current
    const ifCurrent = (act: () => void) => () => own === run.current && act()
    window.speechSynthesis?.cancel()
    setSpeaking(true)
    const passInSilence = (index: number) => {
      const phrase = phrases[index]
      if (!phrase) return setSpeaking(false)
      onPhrase(index)
      const next = ifCurrent(() => {
        onPhraseEnd?.(index)
        passInSilence(index + 1)
      })
      setTimeout(next, 1000 * (phrase.lasts ?? phrase.text.length * letterSeconds))
    }
    // The page may know that there is no voice before the figure does.
    if (hasVoice(phrases[0]?.lang) === false || 'silent' in document.documentElement.dataset) return passInSilence(0)
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
      leave()
    }
  }, [isSpeaking])
}
