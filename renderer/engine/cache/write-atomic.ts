import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file completely or not at all: another process or thread that does the same never reads half of it. */
export function writeAtomic(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`
  try {
    writeInFolder(unfinished, content)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

/** Writes a file, and makes its folder only when it is missing: checking first would take longer. */
function writeInFolder(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
