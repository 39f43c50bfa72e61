import { count } from '../../base/diagnostics/issue'
import type { ManifestFile } from './manifest'

/** Sums up a build in one line: pages, files, size, time and the largest page. Precompressed variants don't count. */
export function summarize(manifest: ManifestFile[], seconds: number): string {
  const files = manifest.filter(({ path }) => !/\.(br|gz)$/.test(path))
  const pages = files.filter(({ path }) => path.endsWith('.html')).sort((a, b) => b.bytes - a.bytes)
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const made = `${count(pages.length, 'page')} in ${count(files.length, 'file')}, ${kib(total)}, ${seconds.toFixed(1)} s`
  const [largest] = pages
  return largest ? `${made}; largest page ${largest.page} with ${kib(largest.bytes)}.` : `${made}.`
}

const kib = (bytes: number) => `${Math.round(bytes / 1024)} KiB`
