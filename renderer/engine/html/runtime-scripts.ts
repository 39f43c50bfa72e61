import { withBasePath } from './base-path'

interface Chunk {
  file: string
  imports?: string[]
}

/** The addresses of the island runtime's scripts, so that a page with islands can fetch them early; none in dev. */
export function runtimeScripts(manifest: Record<string, Chunk> | undefined): string[] {
  const runtime = manifest?.['renderer/engine/islands/hydrate.ts']
  return runtime ? [withBasePath(`/${runtime.file}`)] : []
}
