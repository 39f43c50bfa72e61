import { withBasePath } from './base-path'

interface Chunk {
  file: string
  imports?: string[]
}

/**
 * The URLs of the island runtime's scripts, for preloading on pages with islands; none without a manifest, as in dev.
 */
export function runtimeScripts(manifest: Record<string, Chunk> | undefined, entry: string): string[] {
  const runtime = manifest?.[entry]
  return runtime ? [withBasePath(`/${runtime.file}`)] : []
}
