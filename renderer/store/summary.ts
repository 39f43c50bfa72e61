import type { Breaker } from './breaker'
import type { Counts } from './fill'
import type { Shard } from './shard'

/** The use of the store by a build. */
export interface Use {
  shard?: Shard
  counts: Counts
  moved: { read: number; written: number }
  /** How many entries no trusted key has signed. */
  refused: number
  reading: Breaker
  writing: Breaker
  /** Why nothing was written. */
  note?: string
}

/** The names of counted records, in the words of a build. */
const nouns: Record<string, string> = { pages: 'pages', analyses: 'analyses', compressed: 'compressed files' }

/** Sums up in one line what a build got from the store and made itself, what it moved, and why it stopped. */
export function summarize({ shard, counts, moved, refused, reading, writing, note }: Use): string {
  const list = (which: 'got' | 'made') =>
    [...counts]
      .flatMap(([kind, count]) =>
        kind === 'code' ? [] : `${count[which].toLocaleString('en')} ${nouns[kind] ?? kind}`,
      )
      .join(', ')
  const mib = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`
  const waited = ((reading.waitedMs() + writing.waitedMs()) / 1000).toFixed(1)
  const sentences = [
    ...(shard ? [`Shard ${shard.index}/${shard.count}`] : []),
    `From the shared store: ${list('got')}; made here: ${list('made')}`,
    ...(counts.get('code')?.got ? ['Scripts and styles are from there too'] : []),
    `${mib(moved.read)} read, ${mib(moved.written)} written, ${waited} s waited`,
    ...(refused > 0 ? [`No trusted key has signed ${refused} of its entries`] : []),
    ...[reading.reason()].flatMap(reason => (reason ? [`It was not read any more, because ${reason}`] : [])),
    ...[writing.reason()].flatMap(reason => (reason ? [`It was not written any more, because ${reason}`] : [])),
    ...(note ? [note] : []),
  ]
  return `${sentences.join('. ')}.`
}
