// Reaches the browser, when a visitor uses the SlideSwap figure.
import { type Box, type Fit, fitText, lengthChange } from './fit'
import { boxes, type Format, type Place, parts, type Translation, translations } from './slides'

export type Wording = 'full' | 'but-one' | 'shorter'

export interface Choice {
  format: Format
  /** Whether the glossary term stays in English. */
  keepTerm: boolean
  /** Whether texts are shorter where the full one does not fit: none, all but the last of them, or all. */
  wording: Wording
}

export interface SwappedText extends Fit {
  name: string
  place: Place
  text: string
  source: string
  box: Box
  /** The difference in length from the source, in percent. */
  change: number
  shortened: boolean
}

const [english] = translations

/** The texts of the slide in one language, with their lengths and whether they fit. */
export function swapSlide(translation: Translation, { format, keepTerm, wording }: Choice): SwappedText[] {
  const term = keepTerm ? translation.kept : translation.term
  const boxOf = (place: Place) => boxes[format][place]
  const isOver = (index: number, place: Place) =>
    fitText(fill(translation.texts[index]?.full ?? '', term), boxOf(place)).over > 0
  const last = parts.findLastIndex(({ place }, index) => isOver(index, place))
  return parts.map(({ name, place }, index) => {
    const { full = '', short } = translation.texts[index] ?? {}
    const box = boxOf(place)
    const source = fill(english.texts[index]?.full ?? '', english.kept)
    const first = fill(full, term)
    const isShortened = wording === 'shorter' || (wording === 'but-one' && index !== last)
    const shortened = isShortened && short !== undefined && isOver(index, place)
    const text = shortened ? fill(short, term) : first
    return { name, place, text, source, box, shortened, change: lengthChange(source, text), ...fitText(text, box) }
  })
}

const fill = (text: string, { opening, alone }: Translation['term']) =>
  text.replace('{opening}', opening).replace('{alone}', alone)
