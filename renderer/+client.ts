// Reaches the browser, when any page is opened.
import 'virtual:uno.css'
import { fetchPart, recoverWith } from '@proofsheet/engine/pages/islands/failure/fetch-part'
import { setupSearch } from '@proofsheet/search/browser/setup-search'
import { onVital } from '../content/site'
import type { OnVital } from '../content/types/site'
import { watchNavigation } from './site/islands/loading/wait'
import { onFirstScroll } from './site/islands/motion/on-first-scroll'
import { listenForToasts } from './site/islands/toasts/listen'
import { onShown } from './site/shell/browser/on-shown'
import { refineHeader } from './site/shell/browser/refine-header'
import { provideVitalsHook } from './site/shell/measure/vitals-hook'

recoverWith(() => import('./site/islands/hydrate').then(code => code.recoverPart))
refineHeader()
listenForToasts()
onShown(onFirstScroll)
watchNavigation()
provideVitalsHook()

ifPresent('x-island', () =>
  fetchPart(() => import('./site/islands/hydrate').then(code => code.hydrate)).then(hydrate => hydrate()),
)
ifPresent('[data-part]', () => fetchPart(() => import('./site/shell/browser/page-parts')))
ifPresent('[data-copy]', listenForCopying)
ifPresent('[data-search]', setupSearch)

if (import.meta.env.HAS_VITALS && onVital) {
  const report: OnVital = onVital
  fetchPart(() => import('./site/shell/measure/report-vitals')).then(code => code.reportVitals(report), console.error)
}

// Vite replaces the condition at build time, so a build leaves this out.
if (import.meta.env.DEV)
  import('@proofsheet/engine/vite/browser/start').then(({ startDevClient }) => startDevClient()).catch(console.error)

/** Loads the code that copies texts. A click before it is there waits for it. */
function listenForCopying() {
  const loading = fetchPart(() => import('./site/shell/browser/copy-text'))
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-copy]')
    if (button) loading.then(code => code.copyText(button), console.error)
  })
  return loading
}

/** Calls `start` only on pages with a matching element; code that few pages need is loaded there. */
function ifPresent(selector: string, start: (found: HTMLElement) => unknown): void {
  const found = document.querySelector<HTMLElement>(selector)
  if (found) (start(found) as Promise<unknown> | undefined)?.catch(console.error)
}
