import { compare } from '@proofsheet/engine/base/diagnostics/issue'

/** The state of a link to another site; days are written as `2026-11-25`. */
export interface LinkState {
  /** The last day on which it answered. */
  good?: string | undefined
  /** The first day of those on which it has failed since. */
  failed?: string | undefined
  /** How it failed last. */
  reason?: string | undefined
}

/** The states of links by URL. */
export type LinkStates = ReadonlyMap<string, LinkState>

/** Reads the states: lines of the URL, the last good day, the first bad day and the reason, `-` for what is absent. */
export function parseLinkStates(text: string): LinkStates {
  const lines = text.split(/\r?\n/).filter(line => /^https?:/.test(line))
  return new Map(
    lines.map(line => {
      const [url = '', good = '-', failed = '-', ...reason] = line.split(' ')
      const present = (value: string) => (value === '-' ? undefined : value)
      return [url, { good: present(good), failed: present(failed), reason: reason.join(' ') || undefined }]
    }),
  )
}

/** Writes the states, in the order of their URLs. */
export function formatLinkStates(states: LinkStates): string {
  const lines = [...states].map(([url, { good = '-', failed = '-', reason }]) =>
    [url, good, failed, ...(reason ? [reason] : [])].join(' '),
  )
  const head = 'Links to other sites: last day on which each answered, first day of those on which it failed since.'
  return `${[head, ...lines.sort(compare)].join('\n')}\n`
}

/** The state of a link after a request, which has failed for a reason or answered. */
export function nextState(last: LinkState | undefined, reason: string | undefined, today: string): LinkState {
  return reason === undefined ? { good: today } : { good: last?.good, failed: last?.failed ?? today, reason }
}

/** The number of whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
