import { posix } from 'node:path'
import type { Document } from '../../document'

/**
 * Gives the function that finds the page whose file a writer has probably renamed by hand: the only one beside a lost
 * URL that was never published, and is no draft. `published` gives the URLs that were; it is called when it is needed.
 */
export function findRenamed(
  all: readonly Document[],
  published: () => ReadonlySet<string> = () => new Set(),
): (url: string) => Document | undefined {
  let known: ReadonlySet<string> | undefined
  return url => {
    known ??= published()
    const urls = known
    if (!urls.has(url)) return undefined
    const beside = all.filter(
      ({ entry, parsed }) =>
        posix.dirname(entry.url) === posix.dirname(url) && !urls.has(entry.url) && parsed.data?.draft !== true,
    )
    return beside.length === 1 ? beside[0] : undefined
  }
}
