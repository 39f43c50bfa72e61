import { withBasePath } from '@proofsheet/engine/pages/html/base-path'

interface Chunk {
  file: string
  isEntry?: boolean
  /** The keys of the chunks that it imports at once. */
  imports?: string[]
}

/**
 * The URLs of the island runtime's scripts, for preloading on pages with islands: its own and those it imports, without
 * those of the page's entry. Empty without a manifest, as in dev.
 */
export function runtimeScripts(manifest: Record<string, Chunk> | undefined, runtime: string): string[] {
  if (!manifest?.[runtime]) return []
  const found = new Set([runtime])
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported)
  const entries = [...found].filter(key => manifest[key]?.isEntry)
  const loaded = new Set(entries.flatMap(key => [key, ...(manifest[key]?.imports ?? [])]))
  return [...found].flatMap(key => (loaded.has(key) ? [] : [withBasePath(`/${manifest[key]?.file}`)]))
}
