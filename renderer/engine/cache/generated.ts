import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The project that this code belongs to: a site's content may stand elsewhere, its vocabulary is here. */
export const engineRoot = join(import.meta.dirname, '../../..')

/** What this process has derived or read before, by its file. */
const inMemory = new Map<string, unknown>()

/**
 * What is derived from source files, kept in .cache below root under a name that changes with what the files say; the
 * same value for as long as they say the same. What takes seconds is committed as well, where `committed` names a file
 * below root that is there: it follows the sources on a developer's machine and is only read in CI.
 */
export async function cachedJson<Value>(
  root: string,
  name: string,
  key: string,
  generate: () => Value | Promise<Value>,
  committed?: string,
): Promise<Value> {
  const cached = join(root, '.cache', `${name}-${key}.json`)
  let value = inMemory.get(cached) ?? readCommitted(root, committed, key) ?? read(cached)
  if (value === undefined) {
    value = await generate()
    writeAtomic(cached, JSON.stringify(value))
    if (committed && existsSync(join(root, committed)) && !process.env.CI)
      writeAtomic(join(root, committed), `${JSON.stringify({ key, value }, null, 1)}\n`)
  }
  inMemory.set(cached, value)
  return value as Value
}

function readCommitted(root: string, file: string | undefined, key: string): unknown {
  const stored = file && (read(join(root, file)) as { key: string; value: unknown } | undefined)
  return stored && stored.key === key ? stored.value : undefined
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return
  }
}

/** A short name for what the TypeScript files at and below the paths say now. */
export function keyOf(root: string, paths: string[], extra = ''): string {
  const hash = createHash('sha256').update(extra)
  const files = paths.flatMap(path => typeScriptFiles(join(root, path)))
  // The same on every system: the keys of committed files are compared.
  for (const file of files.map(each => relative(root, each).replaceAll('\\', '/')).sort())
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Writes a file of which nobody, another process or thread that may be doing the same, reads half. */
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

/** Writes a file, and makes its folder where that is not there: to look first would take longer. */
function writeInFolder(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

function typeScriptFiles(path: string): string[] {
  if (/\.tsx?$/.test(path)) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() || /\.tsx?$/.test(entry.name) ? typeScriptFiles(join(path, entry.name)) : [],
  )
}
