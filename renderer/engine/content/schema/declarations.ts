import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { engineRoot, hashSource } from '../../base/cache/generated'
import { hashOf } from '../../base/cache/hash'
import { installedPackages } from '../../base/cache/installed-packages'
import { localFolder } from '../../base/cache/local'
import { changedSince, type RecordedFiles, recordFiles } from '../../base/modules/recorded-files'
import type { SiteDefinition } from '../../site'
import { emitDeclarations } from './emit-declarations'

/** Declarations of a site's components, as TypeScript has emitted them. */
export interface Declarations {
  /** The absolute path of their folder. */
  folder: string
  /** The hash of the declarations. */
  key: string
}

/** The time for which declarations count as current, in ms: checks after a save of a text need them several times. */
const validMs = 100

let last: { components: SiteDefinition['components']; made: Promise<Declarations>; sinceMs: number } | undefined

/** The compiler options with which declarations are read: strict, without the types of a runtime. */
const options = {
  target: 'ES2023',
  lib: ['ES2023'],
  types: [],
  module: 'ESNext',
  moduleResolution: 'bundler',
  paths: { '@proofsheet/*': ['./renderer/*'] },
  strict: true,
  skipLibCheck: true,
  noEmit: true,
}

/**
 * Gives declarations of the site's components, which TypeScript emits from their code. They are described from declarations, so
 * that it is done again only where their types change. They are emitted again when one of the files that TypeScript has
 * read has changed.
 */
export function declareComponents(site: SiteDefinition): Promise<Declarations> {
  const { components } = site
  const nowMs = performance.now()
  if (last?.components !== components || nowMs - last.sinceMs > validMs) {
    const made = findOrDeclare(components)
    last = { components, made, sinceMs: Number.POSITIVE_INFINITY }
    const current = last
    // Calls wait for declarations that are being made, however long it takes.
    made.then(
      () => {
        current.sinceMs = performance.now()
      },
      () => {
        if (last === current) last = undefined
      },
    )
  }
  return last.made
}

/** The file with the sources of the declarations in a folder. */
const recordFile = (folder: string) => join(folder, 'record.json')

async function findOrDeclare(components: SiteDefinition['components']): Promise<Declarations> {
  const folder = localFolder(engineRoot, 'types')
  const environment = hashOf(components.module, installedPackages(engineRoot)).slice(0, 16)
  mkdirSync(folder, { recursive: true })
  // Somebody may go back to another branch, of which the declarations are still there.
  for (const name of readdirSync(folder).filter(each => each.startsWith(`${environment}-`))) {
    const found = join(folder, name)
    const record = readRecord(found)
    if (record && changedSince(engineRoot, record, hashSource).length === 0) return { folder: found, key: record.key }
  }
  return declareInto(join(folder, environment), components)
}

interface DeclarationsRecord extends RecordedFiles {
  key: string
}

function readRecord(folder: string): DeclarationsRecord | undefined {
  try {
    return JSON.parse(readFileSync(recordFile(folder), 'utf8'))
  } catch {
    // They were never emitted.
    return undefined
  }
}

/** Emits declarations into a folder whose path begins with the given one and ends with their key. */
async function declareInto(start: string, components: SiteDefinition['components']): Promise<Declarations> {
  const startedMs = Date.now()
  const unfinished = mkdtempSync(`${start}.`)
  const output = await emitDeclarations(engineRoot, components.module, unfinished)
  const files = [components.module.replace(/\.tsx?$/, '.d.ts')]
  writeFileSync(join(unfinished, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }))
  const key = hashFolder(unfinished)
  const record = {
    key,
    ...recordFiles(engineRoot, ['tsconfig.json', ...listedFiles(output)], startedMs),
  } satisfies DeclarationsRecord
  writeFileSync(recordFile(unfinished), JSON.stringify(record))
  const folder = `${start}-${key}`
  if (existsSync(folder)) {
    // The same declarations of other code: another process may be using them.
    renameSync(recordFile(unfinished), recordFile(folder))
    rmSync(unfinished, { recursive: true })
  } else renameSync(unfinished, folder)
  return { folder, key }
}

/** The files of the project that TypeScript lists in its output, from the root. */
function listedFiles(output: string): string[] {
  return output
    .split(/\r?\n/)
    .map(line => relative(engineRoot, line).replaceAll('\\', '/'))
    .filter(path => /\.([cm]?tsx?|json)$/.test(path) && !path.startsWith('..') && !path.includes('node_modules/'))
}

/** The hash of all declarations below a folder. */
function hashFolder(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.d.ts'))
  return hashOf(...files.sort().flatMap(name => [name.replaceAll('\\', '/'), readFileSync(join(folder, name))])).slice(
    0,
    16,
  )
}
