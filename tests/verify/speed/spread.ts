/** How measured times are spread, in their unit. */
export function spread(times: number[]): { median: number; p95: number; words: string } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  const [median, p95] = [at(0.5), at(0.95)]
  return { median, p95, words: `median ${median.toFixed(0)}, p95 ${p95.toFixed(0)} of ${sorted.length}` }
}
