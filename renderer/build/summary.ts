import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { DrawnPage } from '../outputs/output'
import { count } from '../pipeline/issue'
import type { Staging } from './staging'

/** What a build made, in one line: pages, files, bytes, seconds, and the largest page with its size. */
export function summarize({ client }: Staging, pages: DrawnPage[], seconds: number): string {
  const sizes = new Map(
    readdirSync(client, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(file => [relative(client, file).replaceAll('\\', '/'), statSync(file).size]),
  )
  const sizeOf = ({ path }: DrawnPage) => sizes.get(path) ?? 0
  const [largest] = pages.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const made = `${count(pages.length, 'page')} in ${count(sizes.size, 'file')}, ${kib(total)}, ${seconds.toFixed(1)} s`
  return largest ? `${made}; largest page ${largest.url} with ${kib(sizeOf(largest))}.` : `${made}.`
}

const kib = (bytes: number) => `${Math.round(bytes / 1024)} KiB`
