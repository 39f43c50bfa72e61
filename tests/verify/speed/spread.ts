import type { Finding } from '../check'

/** How measured times are spread, in their unit. */
export function spread(times: number[]): { median: number; p95: number; words: string } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  const [median, p95] = [at(0.5), at(0.95)]
  return { median, p95, words: `median ${median.toFixed(0)}, p95 ${p95.toFixed(0)} of ${sorted.length}` }
}

/** What is told of the kinds of times that were measured, in ms. */
export function figuresOf(times: Record<string, number[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(times).map(([kind, found]) => [`ms, ${kind}`, spread(found).words]))
}

/** Those kinds of times, in ms, whose median or 95th percentile is over a limit, told of a page or a folder. */
export function slower(
  times: Record<string, number[]>,
  { page, by, than }: { page: string; by: 'median' | 'p95'; than: number },
): Finding[] {
  return Object.entries(times)
    .filter(([, found]) => spread(found)[by] > than)
    .map(([kind, found]) => ({ page, says: `${kind}: ${spread(found).words} ms` }))
}
