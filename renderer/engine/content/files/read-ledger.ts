import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file with every URL and anchor that was ever published, from the project's root. */
export const ledgerFile = 'content/ledger.txt'

/** One line of the ledger. */
export interface LedgerLine {
  /** As written, without the white space around it. */
  entry: string
  /** The number of the line, from 1. */
  line: number
  /** A URL from "/", with its anchor where it has one. */
  address: string
  isGone: boolean
  /** The anchor at which the content of an anchor is now: `#old now #new`. */
  movedTo?: string
}

/** Reads the lines of a ledger that hold an address. */
export function parseLedger(text: string): LedgerLine[] {
  return text.split('\n').flatMap((written, index) => {
    const entry = written.trim()
    if (!entry || entry.startsWith('#')) return []
    const movedTo = /\snow\s+#(\S+)$/.exec(entry)?.[1]
    const address = entry.split(/\s+/)[0] ?? ''
    return [{ entry, line: index + 1, address, isGone: /\sgone$/.test(entry), ...(movedTo && { movedTo }) }]
  })
}

/** The text of the ledger; empty where there is none. */
export function readLedger(root: string): string {
  const file = join(root, ledgerFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** The URLs of the pages and files in the text of a ledger. */
export function publishedUrls(ledger: string): Set<string> {
  return new Set(parseLedger(ledger).flatMap(({ address }) => (address.includes('#') ? [] : [address])))
}
