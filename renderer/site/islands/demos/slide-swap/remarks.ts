// Reaches the browser, when a visitor uses the SlideSwap figure.
import { widthChange } from './fit'
import type { SwappedText } from './swap'

/** A difference in percent with its sign. */
export const signed = (percent: number): string => `${percent < 0 ? '−' : percent ? '+' : ''}${Math.abs(percent)}%`

/** How much wider the text of the whole slide is than its source, in percent. */
export function wholeChange(texts: SwappedText[]): number {
  return widthChange(texts.map(({ source }) => source).join(''), texts.map(({ text }) => text).join(''))
}

/** How many texts have no room, and how many have it by a shorter wording, in one line. */
export function onFit(texts: SwappedText[]): string {
  const fallen = texts.filter(({ over }) => over > 0).length
  const shortened = texts.filter(text => text.isShortened).length
  const took = shortened ? ` ${shortened} took a shorter wording.` : ''
  if (!fallen) return `✓ Every text has room.${took}`
  return `${fallen} of ${texts.length} texts ${fallen > 1 ? 'fall out of their' : 'falls out of its'} box.${took}`
}

/** The remark on the last text of the slide, which has room for one beside it: why it does not fit. */
export function remarkOn(texts: SwappedText[]): string | undefined {
  const last = texts.at(-1)
  return last?.over ? `${last.rows.length} lines, and room for ${last.box.rows}.` : undefined
}
