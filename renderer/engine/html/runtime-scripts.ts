import { withBasePath } from './base-path'

interface Chunk {
  file: string
  imports?: string[]
}

/** The URLs of the island runtime's scripts, so that a page with islands can fetch them early; none in dev. */
export function runtimeScripts(manifest: Record<string, Chunk> | undefined, entry: string): string[] {
  const runtime = manifest?.[entry]
  return runtime ? [withBasePath(`/${runtime.file}`)] : []
}
