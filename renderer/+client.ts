// Reaches the browser, when any page is opened.
import 'virtual:uno.css'
import './site/fonts/faces.css'
import { onVital } from '../content/site'
import type { OnVital } from '../content/types/site'
import { setupSearch } from './engine/search/setup-search'
import { watchNavigation } from './site/islands/loading/wait'
import { onFirstScroll } from './site/islands/motion/on-first-scroll'
import { listenForToasts } from './site/islands/toasts/listen'
import { onShown } from './site/shell/browser/on-shown'
import { refineHeader } from './site/shell/browser/refine-header'

refineHeader()
listenForToasts()
onShown(onFirstScroll)
watchNavigation()

ifPresent('x-island', () => import('./site/islands/hydrate').then(code => code.hydrate()))
ifPresent('[data-part]', () => import('./site/shell/browser/page-parts'))
ifPresent('#consent', consent => import('./site/shell/measure/count-pages').then(code => code.countPages(consent)))
ifPresent('[data-search]', setupSearch)

if (import.meta.env.HAS_VITALS && onVital) {
  const report: OnVital = onVital
  import('./site/shell/measure/report-vitals').then(({ reportVitals }) => reportVitals(report)).catch(console.error)
}

// Vite replaces the condition at build time, so a build leaves this out.
if (import.meta.env.DEV)
  import('./engine/dev/browser/start').then(({ startDevClient }) => startDevClient()).catch(console.error)

/** Calls `start` only on pages with a matching element; code that few pages need is loaded there. */
function ifPresent(selector: string, start: (found: HTMLElement) => unknown): void {
  const found = document.querySelector<HTMLElement>(selector)
  if (found) (start(found) as Promise<unknown> | undefined)?.catch(console.error)
}
