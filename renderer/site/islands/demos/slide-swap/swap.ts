// Reaches the browser, when a visitor uses the SlideSwap figure.
import { type Box, countCharacters, type Fit, fitText, lengthChange } from './fit'
import { boxes, type Format, type Place, parts, type Translation, translations } from './slides'

export type Wording = 'full' | 'shorter'

export interface Choice {
  format: Format
  /** Whether the glossary term stays in English. */
  keepTerm: boolean
  /** Whether texts are shorter where the full one does not fit. */
  wording: Wording
}

export interface SwappedText extends Fit {
  name: string
  place: Place
  text: string
  source: string
  /** Its full wording. */
  full: string
  box: Box
  /** The difference in length from the source, in percent. */
  change: number
  /** The number of characters by which the text was shortened. */
  shortened: number
}

const [english] = translations

/** The texts of the slide in one language, with their lengths and whether they fit. */
export function swapSlide(translation: Translation, { format, keepTerm, wording }: Choice): SwappedText[] {
  const term = keepTerm ? translation.kept : translation.term
  return parts.map(({ name, place }, index) => {
    const { full: whole = '', short } = translation.texts[index] ?? {}
    const box = boxes[format][place]
    const source = fill(english.texts[index]?.full ?? '', english.kept)
    const full = fill(whole, term)
    const isShortened = wording === 'shorter' && short !== undefined && fitText(full, box).over > 0
    const text = isShortened ? fill(short, term) : full
    const shortened = countCharacters(full) - countCharacters(text)
    return {
      name,
      place,
      text,
      source,
      full,
      box,
      shortened,
      change: lengthChange(source, text),
      ...fitText(text, box),
    }
  })
}

const fill = (text: string, { opening, alone }: Translation['term']) =>
  text.replace('{opening}', opening).replace('{alone}', alone).replaceAll('|', '\u200b')
