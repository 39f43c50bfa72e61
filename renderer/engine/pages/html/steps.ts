import { rebaseHtml } from './base-path'
import { applySourceMarks } from './source-positions'

/** The number of characters of text on about one desktop screen. */
const charsPerScreen = 1000

/** Finishes the HTML of a whole body. integrity.ts follows when the document is complete and its assets are built. */
export const finishBody = (html: string): string => rebaseHtml(import.meta.env.DEV ? applySourceMarks(html) : html)

/** Loads the first image of a layout eagerly and with high priority, where it is probably on the first screen. */
export function fetchFirstPicture(html: string): string {
  const lazy = ' loading="lazy" decoding="async"'
  const at = html.indexOf(lazy)
  if (at < 0 || html.slice(0, at).replace(/<[^>]*>?/g, '').length > charsPerScreen) return html
  return `${html.slice(0, at)} fetchpriority="high"${html.slice(at + lazy.length)}`
}
