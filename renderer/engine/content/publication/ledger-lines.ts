import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Day } from '../../shapes/text'

/** The file with every URL and anchor that was ever published, from the project's root. */
export const ledgerFile = 'content/ledger.txt'

/** One line of the ledger: an address, and what is known of it. */
export interface LedgerLine {
  address: string
  /** The number of the line, from 1. */
  line: number
  /** The line as it is written. */
  entry: string
  /** The hash of the text that the page had when it was last published. */
  text?: string
  /** The day on which a publication first had a text other than the one before. */
  changed?: Day
  /** Whether the owner has let the address go. */
  isGone: boolean
}

/** The lines of a ledger: an address each, then `text:` with a hash, the day of the last change, and `gone`. */
export function parseLedger(source: string): LedgerLine[] {
  return source.split('\n').flatMap((whole, index) => {
    const entry = whole.trim()
    if (!entry || entry.startsWith('#')) return []
    const [address = '', ...words] = entry.split(/\s+/)
    const text = words.find(word => word.startsWith('text:'))?.slice('text:'.length)
    const changed = words.find(word => /^\d{4}-\d{2}-\d{2}$/.test(word))
    const isGone = words.includes('gone')
    return { address, line: index + 1, entry, isGone, ...(text && { text }), ...(changed && { changed }) }
  })
}

/** The day of the last change of each page, by its URL, as the ledger below a root has it. */
export function readChangeDays(root: string): Map<string, Day> {
  const file = join(root, ledgerFile)
  if (!existsSync(file)) return new Map()
  return new Map(
    parseLedger(readFileSync(file, 'utf8')).flatMap(({ address, changed }) => (changed ? [[address, changed]] : [])),
  )
}
