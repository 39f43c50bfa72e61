// Reaches the browser, when a visitor uses the SlideSwap figure.
import { type Box, type Fit, fitText, widthChange } from './fit'
import { boxes, type Place, places, slides, source, type Translation } from './slides'

/** The wording of the source, of the translation in full, or shorter where the full one does not fit. */
export type Wording = 'source' | 'full' | 'shorter'

export interface Choice {
  /** Whether the glossary term stays in English. */
  keepTerm: boolean
  wording: Wording
  /** The slide, counted from 0. */
  slide?: number
}

export interface SwappedText extends Fit {
  place: Place
  text: string
  source: string
  /** Its full wording. */
  full: string
  box: Box
  /** The difference in width from the source, in percent. */
  change: number
  isShortened: boolean
}

/** The texts of a slide in one language, with their lengths and whether they fit. */
export function swapSlide(translation: Translation, { keepTerm, wording, slide = 0 }: Choice): SwappedText[] {
  const version = wording === 'source' ? source : translation
  const term = keepTerm ? version.kept : version.term
  return (slides[slide] ?? []).map(index => {
    const [whole = '', short] = version.texts[index]?.split(' / ') ?? []
    const place = places[index] ?? 'screen'
    const box = boxes[place]
    const original = fill(source.texts[index] ?? '', source.kept)
    const full = fill(whole, term)
    const isShortened = wording === 'shorter' && short !== undefined && fitText(full, box).over > 0
    const text = isShortened ? fill(short, term) : full
    return {
      place,
      text,
      source: original,
      full,
      box,
      isShortened,
      change: widthChange(original, text),
      ...fitText(text, box),
    }
  })
}

const fill = (text: string, { opening, alone, brief = alone }: Translation['term']) =>
  text.replace('{opening}', opening).replace('{alone}', alone).replace('{brief}', brief).replaceAll('|', '\u200b')
