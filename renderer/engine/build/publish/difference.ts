import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from '../../base/diagnostics/issue'
import { readManifest } from './manifest'
import { releaseFolder } from './releases'

/** How much is shown on either side of the first different byte, in bytes. */
const context = 60

/** Describes the first difference between two builds, in the order of paths; undefined when all bytes are equal. */
export function firstDifference(one: string, other: string): string | undefined {
  const [ours, theirs] = [one, other].map(hashes)
  const paths = [...new Set([...(ours?.keys() ?? []), ...(theirs?.keys() ?? [])])].sort(compare)
  const path = paths.find(each => ours?.get(each) !== theirs?.get(each))
  if (path === undefined) return undefined
  if (!theirs?.has(path)) return `${path} is only in ${one}.`
  if (!ours?.has(path)) return `${path} is only in ${other}.`
  const [a, b] = [one, other].map(dist => readFileSync(join(dist, 'client', path)))
  return a && b ? `${path} differs ${show(a, b, one, other)}` : undefined
}

/** The URLs of the pages that differ between two releases, or that only one of them has. */
export function changedPages(root: string, one: number, other: number): string[] {
  const [ours, theirs] = [one, other].map(number => pageHashes(releaseFolder(root, number)))
  const urls = [...new Set([...(ours?.keys() ?? []), ...(theirs?.keys() ?? [])])].sort(compare)
  return urls.filter(url => ours?.get(url) !== theirs?.get(url))
}

/** The hash of each page in a folder with a site and its manifest, by its URL. */
function pageHashes(folder: string): Map<string, string> {
  const pages = readManifest(folder).filter(({ path }) => path.endsWith('.html'))
  return new Map(pages.map(({ path, page = path, hash }) => [page, hash]))
}

function hashes(dist: string): Map<string, string> {
  return new Map(readManifest(dist).map(({ path, hash }) => [path, hash]))
}

function show(a: Buffer, b: Buffer, one: string, other: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const around = (content: Buffer) => content.toString('utf8', Math.max(0, at - context), at + context)
  return `from byte ${at} on:\n  ${one}: ${JSON.stringify(around(a))}\n  ${other}: ${JSON.stringify(around(b))}`
}
