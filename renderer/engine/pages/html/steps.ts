import { rebaseHtml } from './base-path'
import { applySourceMarks } from './source-positions'

/** The number of characters of text on about one desktop screen. */
const charsPerScreen = 1000

/** A transformation of a page's HTML after React has rendered it. */
export interface HtmlStep {
  name: string
  run: (html: string) => string
}

/** The steps for every page, in order. integrity.ts follows when the document is complete and its assets are built. */
export const steps = {
  /** For the `main` element, because the first picture is on the first screen. */
  main: [{ name: 'first picture', run: fetchFirstPicture }],
  /** For the whole body. */
  body: [
    { name: 'source positions', run: (html: string) => (import.meta.env.DEV ? applySourceMarks(html) : html) },
    { name: 'base path', run: (html: string) => rebaseHtml(html) },
  ],
} satisfies Record<string, HtmlStep[]>

/** Runs a list of steps in order. */
export function postProcess(html: string, list: readonly HtmlStep[]): string {
  return list.reduce((current, { run }) => run(current), html)
}

/** Loads the first image eagerly and with high priority, where it is probably on the first screen. */
export function fetchFirstPicture(html: string): string {
  const lazy = ' loading="lazy" decoding="async"'
  const at = html.indexOf(lazy)
  if (at < 0 || html.slice(0, at).replace(/<[^>]*>?/g, '').length > charsPerScreen) return html
  return `${html.slice(0, at)} fetchpriority="high"${html.slice(at + lazy.length)}`
}
