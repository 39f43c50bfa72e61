// Reaches the browser, on every page.
import 'virtual:uno.css'
import './fonts/faces.css'
import { onVital } from '../content/site'
import type { OnVital } from '../content/types/site'
import { awaitPages } from './islands/loading/wait'
import { awaitScroll } from './islands/motion/await-scroll'
import { listenForToasts } from './islands/toasts/listen'
import { awaitSearch } from './search/await-search'
import { refineHeader } from './shell/browser/refine-header'
import { whenShown } from './shell/browser/when-shown'

refineHeader()
listenForToasts()
whenShown(awaitScroll)
awaitPages()

whereThereIs('x-island', () => import('./islands/hydrate').then(code => code.hydrateIslands()))
whereThereIs('[data-copy]', () => import('./shell/browser/copy-link').then(code => code.copyLinks()))
whereThereIs('#consent', consent => import('./shell/measure/count-pages').then(code => code.countPages(consent)))
whereThereIs('[data-search]', awaitSearch)

if (import.meta.env.HAS_VITALS && onVital) {
  const report: OnVital = onVital
  import('./shell/measure/report-vitals').then(({ reportVitals }) => reportVitals(report)).catch(console.error)
}

// Known before modules are read: no part of a build.
if (import.meta.env.DEV) import('./dev/browser/start').then(({ startWriting }) => startWriting()).catch(console.error)

/** What only some pages need is fetched only there. */
function whereThereIs(selector: string, start: (found: HTMLElement) => Promise<void> | void): void {
  const found = document.querySelector<HTMLElement>(selector)
  if (found) start(found)?.catch(console.error)
}
