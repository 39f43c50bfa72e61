import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file with every URL and anchor that was ever published, from the project's root. */
export const ledgerFile = 'content/ledger.txt'

/** The URLs of the pages and files that were ever published; none where there is no ledger. */
export function publishedUrls(root: string): Set<string> {
  const path = join(root, ledgerFile)
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  return new Set(lines.flatMap(line => /^(\/[^\s#]*)(\s|$)/.exec(line)?.[1] ?? []))
}
