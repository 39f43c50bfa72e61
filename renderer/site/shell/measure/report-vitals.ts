// Reaches the browser, on a site that asks for its vitals.
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { OnVital } from '../../../../content/types/site'

/** Calls back with each of the Core Web Vitals, and with first paint and first byte, as they become known. */
export function reportVitals(onVital: OnVital): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(onVital)
}
