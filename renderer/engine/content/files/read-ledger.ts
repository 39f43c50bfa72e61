import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Day } from '../schema/text'

/** The file with every URL and anchor that was ever published, from the project's root. */
export const ledgerFile = 'content/ledger.txt'

/** One line of the ledger: a URL, and the recorded facts about it. */
export interface LedgerLine {
  /** As written, without the white space around it. */
  entry: string
  /** The number of the line, from 1. */
  line: number
  /** A URL from "/", with its anchor where it has one. */
  address: string
  /** The hash of the text that the page had when it was last published. */
  text?: string
  /** The day on which a publication first had a text other than the one before. */
  changed?: Day
  /** Whether the owner has let the address go. */
  isGone: boolean
  /** The anchor at which the content of an anchor is now: `#old now #new`. */
  movedTo?: string
  /** Whether it is the anchor of a heading of a text. */
  isHeading: boolean
}

/**
 * Reads the lines of a ledger that hold an address. Behind that of a page are `text:` with a hash and the day of the last
 * change, behind an anchor `heading` and `now #anchor`, behind any of them `gone`. Other words, such as those of older versions, are
 * ignored.
 */
export function parseLedger(text: string): LedgerLine[] {
  return text.split('\n').flatMap((written, index) => {
    const entry = written.trim()
    if (!entry || entry.startsWith('#')) return []
    const [address = '', ...words] = entry.split(/\s+/)
    const text = words.find(word => word.startsWith('text:'))?.slice('text:'.length)
    const changed = words.find(word => /^\d{4}-\d{2}-\d{2}$/.test(word))
    const movedTo = /\snow\s+#(\S+)$/.exec(entry)?.[1]
    return {
      entry,
      line: index + 1,
      address,
      isGone: words.includes('gone'),
      text: text || undefined,
      changed,
      movedTo: movedTo || undefined,
      isHeading: words.includes('heading'),
    }
  })
}

/** The text of the ledger; empty where there is none. */
export function readLedger(root: string): string {
  const file = join(root, ledgerFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** The day of the last change of each page, by its URL, in the text of a ledger. */
export function changeDaysIn(ledger: readonly LedgerLine[]): Map<string, Day> {
  return new Map(ledger.flatMap(({ address, changed }) => (changed ? [[address, changed]] : [])))
}
