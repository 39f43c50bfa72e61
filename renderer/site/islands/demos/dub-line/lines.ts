// Reaches the browser, when a visitor uses the DubLine figure.
import type { Window } from './timing'

/** The languages of the dub; the clip is in English. */
export type Language = 'es' | 'de' | 'fr' | 'pt' | 'hi'

export interface Line {
  value: Language | 'en'
  /** The language's name in itself. */
  label: string
  /** The language's name in English. */
  name: string
  /** One phrase for each movement of the mouth. */
  phrases: readonly string[]
  /** The same in fewer syllables, each close to those of the English phrase. */
  shorter?: readonly string[]
  /** Its syllables for one of English. */
  ratio: number
}

/**
 * One spoken line in six languages; the first is the recorded one. The ratios are those of the Universal Declaration of
 * Human Rights, articles 1 to 30, in the translations that the UN publishes, counted as `syllables` does.
 */
export const lines: readonly [Line, ...Line[]] = [
  {
    value: 'en',
    label: 'English',
    name: 'English',
    ratio: 1,
    phrases: ['Close the valve completely,', 'then wait until the light turns green.'],
  },
  {
    value: 'es',
    label: 'Español',
    name: 'Spanish',
    ratio: 1.36,
    phrases: ['Cierre la válvula completamente', 'y espere a que la luz se ponga verde.'],
    shorter: ['Cierre bien la válvula', 'y espere la luz verde.'],
  },
  {
    value: 'de',
    label: 'Deutsch',
    name: 'German',
    ratio: 1.1,
    phrases: ['Schließen Sie das Ventil vollständig', 'und warten Sie, bis das Licht grün wird.'],
    shorter: ['Schließen Sie das Ventil ganz', 'und warten Sie, bis das Licht grün wird.'],
  },
  {
    value: 'fr',
    label: 'Français',
    name: 'French',
    ratio: 1.08,
    phrases: ['Fermez complètement la vanne,', 'puis attendez que le voyant soit vert.'],
    shorter: ['Fermez bien la vanne,', 'puis attendez le voyant vert.'],
  },
  {
    value: 'pt',
    label: 'Português',
    name: 'Portuguese',
    ratio: 1.26,
    phrases: ['Feche a válvula completamente', 'e espere até a luz ficar verde.'],
    shorter: ['Feche bem a válvula', 'e espere a luz ficar verde.'],
  },
  {
    value: 'hi',
    label: 'हिन्दी',
    name: 'Hindi',
    ratio: 1.32,
    phrases: ['वाल्व को पूरी तरह बंद करें,', 'फिर बत्ती हरी होने तक इंतज़ार करें।'],
    shorter: ['वाल्व पूरा बंद करें,', 'फिर बत्ती हरी होने तक रुकें।'],
  },
]

/** Sample: the times in which the speaker's mouth moves, in seconds from the start of the clip. */
export const mouth: readonly [Window, Window] = [
  { start: 0.2, end: 1.8 },
  { start: 2.1, end: 4.3 },
]

/** Sample: length of the clip, in seconds. */
export const clip = 4.4
