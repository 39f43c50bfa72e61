// Reaches the browser, when the search is opened.
import type { FoundPage } from '../worker/messages'
import { element } from './element'

/**
 * Buttons with the sections of the pages that were found and their numbers, the most frequent first, and one for pages of no
 * section: one that is pressed hides the results of all others. None where all results are of one section.
 */
export function kindButtons(results: HTMLElement[], pages: FoundPage[]): HTMLButtonElement[] {
  const counts = new Map<string, number>()
  for (const { section = '' } of pages) counts.set(section, (counts.get(section) ?? 0) + 1)
  if (counts.size < 2) return []
  const kinds = [...counts].sort(
    ([one, many], [other, more]) => Number(one === '') - Number(other === '') || more - many,
  )
  const buttons = [['All', results.length] as const, ...kinds].map(([name, count], index) => {
    const button = element('button', { type: 'button', ariaPressed: `${index === 0}` }, `${name || 'Other'} ${count}`)
    button.onclick = () => {
      for (const other of buttons) other.ariaPressed = `${other === button}`
      for (const [nth, result] of results.entries()) result.hidden = index > 0 && (pages[nth]?.section ?? '') !== name
    }
    return button
  })
  return buttons
}
