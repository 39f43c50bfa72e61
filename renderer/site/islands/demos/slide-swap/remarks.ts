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

/**
 * The remark on all texts is at the first that overflows; that on the last text needs to be well below it. Where all fit,
 * the last that was shortened has one, if no drawing is beside it.
 */
export function remarksOn(texts: SwappedText[]): Record<string, string> {
  const fallen = texts.filter(({ over }) => over > 0)
  const [first, last] = [fallen[0], fallen.at(-1)]
  if (!first || !last) return onShortened(texts)
  const onRows = `${last.rows.length} rows, and room for ${last.box.rows}.`
  if (first === last) return { [last.name]: onRows }
  const remarks = { [first.name]: onFit(texts) }
  const isBelow = last.place === 'screen' && (first.place === 'title' || first.name === 'Point 1')
  if (isBelow) remarks[last.name] = onRows
  return remarks
}

function onShortened(texts: SwappedText[]): Record<string, string> {
  const last = texts.findLast(({ place, shortened }) => shortened > 0 && (place === 'screen' || place === 'title'))
  return last ? { [last.name]: `Shortened by ${last.shortened} characters, so that it fits its box.` } : {}
}
