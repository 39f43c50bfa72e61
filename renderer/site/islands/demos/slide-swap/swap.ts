// Reaches the browser, when a visitor uses the SlideSwap figure.
import { type Box, type Fit, fitText, lengthChange } from './fit'
import { boxes, type Format, type Place, parts, type Translation, translations } from './slides'

export interface Choice {
  format: Format
  /** The glossary term stays in English. */
  keepTerm: boolean
  /** Where the full wording does not fit, the shorter one is used. */
  shorten: boolean
}

export interface SwappedText extends Fit {
  name: string
  place: Place
  text: string
  source: string
  box: Box
  /** Length against the source, in percent. */
  change: number
  shortened: boolean
}

const [english] = translations

/** The slide's texts in one language, each with its length against the source and how it stands in its box. */
export function swapSlide(translation: Translation, { format, keepTerm, shorten }: Choice): SwappedText[] {
  const term = keepTerm ? translation.kept : translation.term
  return parts.map(({ name, place }, index) => {
    const { full = '', short } = translation.texts[index] ?? {}
    const box = boxes[format][place]
    const source = fill(english.texts[index]?.full ?? '', english.kept)
    const first = fill(full, term)
    const shortened = shorten && short !== undefined && fitText(first, box).over > 0
    const text = shortened ? fill(short, term) : first
    return { name, place, text, source, box, shortened, change: lengthChange(source, text), ...fitText(text, box) }
  })
}

const fill = (text: string, { opening, alone }: Translation['term']) =>
  text.replace('{opening}', opening).replace('{alone}', alone)
