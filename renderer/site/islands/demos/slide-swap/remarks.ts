// Reaches the browser, when a visitor uses the SlideSwap figure.
import { widthChange } from './fit'
import type { SwappedText } from './swap'

/** A difference in percent with its sign. */
export const signed = (percent: number): string => `${percent < 0 ? '−' : percent ? '+' : ''}${Math.abs(percent)}%`

/** How much wider the text of the whole slide is than its source, in percent. */
export function wholeChange(texts: SwappedText[]): number {
  return widthChange(texts.map(({ source }) => source).join(''), texts.map(({ text }) => text).join(''))
}

/** How many texts have no room, and the widest of them, or how many have it by a shorter wording. */
export function onFit(texts: SwappedText[]): string {
  const fallen = texts.filter(({ over }) => over > 0)
  const shortened = texts.filter(text => text.isShortened).length
  if (!fallen.length) return `✓ Every text has room.${shortened ? ` ${shortened} took a shorter wording.` : ''}`
  const widest = Math.max(...fallen.map(({ change }) => change))
  return `${fallen.length} of ${texts.length} texts fall out of their box. The widest: ${signed(widest)}.`
}
