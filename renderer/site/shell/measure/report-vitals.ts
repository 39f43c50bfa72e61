// Reaches the browser, when the settings have `onVital` or a script sets `window.onVital`.
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { OnVital } from '../../../../content/types/site'

/** Calls back with each of the Core Web Vitals, FCP and TTFB as they are measured. */
export function reportVitals(onVital: OnVital): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(onVital)
}
