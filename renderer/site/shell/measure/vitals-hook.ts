// Reaches the browser, when any page is opened; the code that measures is loaded when the hook is set.

import { fetchPart } from '@proofsheet/engine/pages/islands/failure/fetch-part'
import type { OnVital } from '../../../../content/types/site'

declare global {
  interface Window {
    /** Gets each of the page's vitals as it is measured; may be set at any time, and those measured before are reported. */
    onVital?: OnVital | undefined
  }
}

/** Reports vitals to the function that a script assigns to `window.onVital`, before or after this call. */
export function provideVitalsHook(): void {
  let report = window.onVital
  let isLoaded = false
  const set = (assigned: OnVital | undefined) => {
    report = assigned
    if (!report || isLoaded) return
    isLoaded = true
    fetchPart(() => import('./report-vitals')).then(code => code.reportVitals(vital => report?.(vital)), console.error)
  }
  Object.defineProperty(window, 'onVital', { get: () => report, set })
  set(report)
}
