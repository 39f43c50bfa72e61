import type { Finding } from '../check'

/** Median and 95th percentile of measured times, in their unit, and both as text. */
export function summarize(times: number[]): { median: number; p95: number; text: string } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  const [median, p95] = [at(0.5), at(0.95)]
  return { median, p95, text: `median ${median.toFixed(0)}, p95 ${p95.toFixed(0)} of ${sorted.length}` }
}

/** Values for the report from measured times in ms, by kind. */
export function figuresOf(times: Record<string, number[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(times).map(([kind, found]) => [`ms, ${kind}`, summarize(found).text]))
}

/** A finding about `page` for each kind of times, in ms, whose median or 95th percentile is above a limit. */
export function slowerThan(
  times: Record<string, number[]>,
  { page, by, limitMs }: { page: string; by: 'median' | 'p95'; limitMs: number },
): Finding[] {
  return Object.entries(times)
    .filter(([, found]) => summarize(found)[by] > limitMs)
    .map(([kind, found]) => ({ page, message: `${kind}: ${summarize(found).text} ms` }))
}
