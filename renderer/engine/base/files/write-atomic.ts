import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file atomically: other processes and threads never read an incomplete one. A process that ends amid it
 * leaves a temporary file, with a name that is ignored beside content.
 */
export function writeAtomic(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}.tmp`
  try {
    writeInFolder(unfinished, content)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

/** Writes a file and creates its folder only after a failure, which is faster than checking each time. */
function writeInFolder(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
