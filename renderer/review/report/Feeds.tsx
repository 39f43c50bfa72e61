import type { Change } from '../review-types'
import { Rows } from './Rows'

/** The entries of feeds that differ, each once: its text is that of its page, in every feed that has it. */
export function Feeds({ changes }: { changes: Change[] }) {
  if (changes.length === 0) return null
  const entries = new Map<string, { what: Set<string>; feeds: Set<string> }>()
  for (const { subject, before, after } of changes) {
    const [, feed = subject, name, field] = /^(\S+?):? (?:(\S+) )?([^ ]+(?: \w+)?)$/.exec(subject) ?? []
    const known = entries.get(name ?? feed) ?? { what: new Set(), feeds: new Set() }
    known.what.add(field ?? (before ? (after ? 'changed' : 'gone') : 'new'))
    known.feeds.add(feed)
    entries.set(name ?? feed, known)
  }
  return (
    <section>
      <h2>Feeds</h2>
      <Rows head={['Entry', 'What changes', 'In']}>
        {[...entries].map(([name, { what, feeds }]) => [name, [...what].join(', '), [...feeds].join(', ')])}
      </Rows>
    </section>
  )
}
