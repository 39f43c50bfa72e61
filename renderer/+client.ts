// Reaches the browser, on every page.
import 'virtual:uno.css'
import './fonts/faces.css'
import { onVital } from '../content/site'
import type { OnVital } from '../content/types/site'
import { awaitPages } from './islands/loading/wait'
import { awaitScroll } from './islands/motion/await-scroll'
import { listenForToasts } from './islands/toasts/listen'
import { refineHeader } from './shell/browser/refine-header'
import { whenShown } from './shell/browser/when-shown'

refineHeader()
listenForToasts()
whenShown(awaitScroll)
awaitPages()

if (document.querySelector('x-island'))
  import('./islands/hydrate').then(code => code.hydrateIslands()).catch(console.error)

if (document.querySelector('[data-copy]'))
  import('./shell/browser/copy-link').then(code => code.copyLinks()).catch(console.error)

const consent = document.getElementById('consent')
if (consent) import('./shell/measure/count-pages').then(code => code.countPages(consent)).catch(console.error)

if (import.meta.env.HAS_VITALS && onVital) {
  const report: OnVital = onVital
  import('./shell/measure/report-vitals').then(({ reportVitals }) => reportVitals(report)).catch(console.error)
}
