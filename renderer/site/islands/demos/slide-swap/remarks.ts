// Reaches the browser, when a visitor uses the SlideSwap figure.
import type { SwappedText } from './swap'

/** How many texts have no room, and how many have it by a shorter wording, in one line. */
export function onFit(texts: SwappedText[]): string {
  const fallen = texts.filter(({ over }) => over > 0).length
  const shortened = texts.filter(text => text.shortened > 0).length
  const took = shortened ? ` ${shortened} took a shorter wording.` : ''
  if (!fallen) return `Every text has room.${took}`
  return `${fallen} of ${texts.length} texts ${fallen > 1 ? 'fall out of their' : 'falls out of its'} box.${took}`
}

/** The remark on the last text of the slide, which has room for one beside it: why it does not fit, or what made it fit. */
export function remarkOn(texts: SwappedText[]): string | undefined {
  const last = texts.at(-1)
  if (last?.over) return `${last.rows.length} rows, and room for ${last.box.rows}.`
  return last?.shortened ? `Shortened by ${last.shortened} characters, so that it fits its box. In full: ` : undefined
}
