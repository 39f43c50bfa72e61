import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../../base/cache/hash'
import { compare, count } from '../../base/diagnostics/issue'
import { filesBelow } from '../../base/files/list-files'
import { readJson } from '../../base/files/read-json'
import type { Output, RenderedPage, StoredFile } from '../../pages/outputs/output'
import { filesOfPage } from '../../pages/outputs/page-files'

/** A file of the built site. */
export interface ManifestFile extends Omit<StoredFile, 'isUnpublished'> {
  /** The content file that the page shows. */
  source?: string
}

/** The name of the manifest, which is written beside the published folder. */
export const manifestName = 'manifest.json'

/**
 * Lists every file of a site in the order of their paths, and writes the list into the folder of the release. Gives it with
 * the line of each file in it, by which sites are compared.
 */
export function writeManifest(
  folder: string,
  published: Iterable<StoredFile>,
  pages: RenderedPage[],
  outputs: Output[],
): { files: ManifestFile[]; lines: string[] } {
  const sources = new Map(pages.map(({ url, source }) => [url, source]))
  const owners = new Map(
    [...outputs, ...pages.flatMap(filesOfPage)].flatMap(({ path, page }) => (page ? [[path, page] as const] : [])),
  )
  const files = [...published].map(({ path, bytes, hash }) => {
    const page = owners.get(path.replace(/\.(br|gz)$/, ''))
    const source = page && sources.get(page)
    return { path, bytes, hash, page, source }
  })
  files.sort((a, b) => compare(a.path, b.path))
  const lines = files.map(file => JSON.stringify(file))
  writeFileSync(join(folder, manifestName), manifestText(lines))
  return { files, lines }
}

/** The text of a manifest with the lines of files. */
export const manifestText = (lines: readonly string[]): string => `{"files":[\n${lines.join(',\n')}\n]}\n`

/** Sums up a manifest: pages, files, size, and the largest page. Compressed variants don't count. */
export function summarize(manifest: readonly ManifestFile[]): string {
  const files = manifest.filter(({ path }) => !/\.(br|gz)$/.test(path))
  const pages = files.filter(({ path }) => path.endsWith('.html')).sort((a, b) => b.bytes - a.bytes)
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const largest = pages.slice(0, 1).map(({ page, bytes }) => `; largest page ${page} with ${kib(bytes)}`)
  return `${count(pages.length, 'page')} in ${count(files.length, 'file')}, ${kib(total)}${largest.join('')}`
}

const kib = (bytes: number) => `${Math.round(bytes / 1024)} KiB`

/** The files of a folder with a site and its manifest; none where the manifest can't be read. */
export const readManifest = (folder: string) =>
  readJson<{ files: ManifestFile[] }>(join(folder, manifestName))?.files ?? []

/** The path of the first file that is missing, additional or not as its manifest says; undefined for a whole site. */
export function firstDamage(folder: string): string | undefined {
  if (!existsSync(join(folder, manifestName))) return manifestName
  const expected = new Map(readManifest(folder).map(({ path, hash }) => [path, hash]))
  const found = new Set(filesBelow(join(folder, 'client')))
  const isDamaged = (path: string) => sha256(readFileSync(join(folder, 'client', path))) !== expected.get(path)
  return [...expected.keys()].find(path => !found.has(path)) ?? [...found].find(isDamaged)
}
