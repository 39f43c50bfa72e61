import { rebaseHtml } from './base-path'
import { fetchFirstPicture } from './first-picture'
import { applySourceMarks } from './source-positions'

/** A change to the HTML of a page after React has rendered it. */
export interface HtmlStep {
  name: string
  run: (html: string) => string
}

/**
 * What happens to the HTML of every page's main part and body, in this order. One more step follows when the document is
 * whole and its assets are built: integrity.ts.
 */
export const steps = {
  /** For the main part: the first picture is on the first screen. */
  main: [{ name: 'first picture', run: fetchFirstPicture }],
  /** For the whole body. */
  body: [
    { name: 'source positions', run: (html: string) => (import.meta.env.DEV ? applySourceMarks(html) : html) },
    { name: 'base path', run: (html: string) => rebaseHtml(html) },
  ],
} satisfies Record<string, HtmlStep[]>

/** The HTML after each step of a list, in order. */
export function postProcess(html: string, list: readonly HtmlStep[]): string {
  return list.reduce((current, { run }) => run(current), html)
}
