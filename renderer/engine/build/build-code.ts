import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hashOf } from '../base/cache/hash'
import { runChild } from '../base/failures/run-child'
import { publicFiles } from '../base/files/public-files'
import { packageModule } from '../base/modules/package-module'
import type { PageFile } from '../pages/outputs/output'
import type { BuildContext } from './build-context'
import { type CodeRecord, codeFolder, codeKey, codeRecordFile, readCodeRecord } from './code-record'

/** The built code of a site. */
export interface Code {
  /** The hash of the code: its inputs may change without changing it. */
  hash: string
  /** The hash of the part of it that renders the main parts of pages. */
  main: string
  /** The inputs that it is built from. */
  record: CodeRecord
  /** The absolute path of the folder with the server code, which renders pages. */
  server: string
  /** The absolute path of the folder with the code for browsers. */
  client: string
}

/**
 * Builds the server code and the code for browsers, unless they are there for the files and the environment as they are:
 * code doesn't depend on content files. It is cached on this machine only, because a build runs it.
 */
export async function buildCode({ root, inputs }: Pick<BuildContext, 'root' | 'inputs'>): Promise<Code> {
  const built = inputs.code === undefined ? undefined : join(codeFolder(root), inputs.code)
  const folder = built !== undefined && isIntact(built) ? built : await build(root, inputs.environment)
  const record = readCodeRecord(folder)
  if (!record) throw new Error(`${folder} has no record of what it was built from.`)
  // Vike's configuration in it has the project's folder and the one that Vite built into, which differ between machines.
  const inText = (file: string) =>
    readFileSync(file, 'latin1')
      .replaceAll(root, '')
      .replace(/unfinished-\d+/, '')
  const hash = hashFolder(folder, isRun, inText)
  return { hash, main: record.main, record, server: join(folder, 'server'), client: join(folder, 'client') }
}

/** The files of `public/` and the code for browsers, with their paths in the site. */
export function assetFiles(root: string, { client }: Code): PageFile[] {
  return [
    ...publicFiles(root).map(path => ({ path, content: readFileSync(join(root, 'public', path)) })),
    ...filesBelow(client).map(file => ({
      path: relative(client, file).replaceAll('\\', '/'),
      content: readFileSync(file),
    })),
  ]
}

/** The list of built assets, as Vite writes it; it names sources from the project's root, wherever that is. */
export function assetList(root: string, { client }: Code): string {
  const from = `"${root.replaceAll('\\', '/')}/`
  return readFileSync(join(client, '../assets.json'), 'utf8').replaceAll(from, '"')
}

/** Runs Vite in its own process. Gives the folder of the result, which takes its place when it is complete. */
async function build(root: string, environment: string): Promise<string> {
  const unfinished = join(codeFolder(root), `unfinished-${process.pid}`)
  const clear = () => rmSync(unfinished, { recursive: true, force: true, maxRetries: 5 })
  clear()
  process.once('exit', clear)
  try {
    await runChild(packageModule('build/vite-build'), [unfinished, environment], 'Building scripts and styles', root)
    const record = readCodeRecord(unfinished)
    if (!record) throw new Error('Vite has built nothing.')
    const folder = join(codeFolder(root), codeKey(record))
    writeFileSync(hashFile(unfinished), hashFolder(unfinished))
    // Equal code may be there already, for example made by a concurrent build that is using it.
    if (isIntact(folder)) renameSync(codeRecordFile(unfinished), codeRecordFile(folder))
    else {
      rmSync(folder, { recursive: true, force: true })
      renameSync(unfinished, folder)
    }
    return folder
  } finally {
    clear()
    process.off('exit', clear)
  }
}

const hashFile = (folder: string) => join(folder, 'content-hash')

/** Whether a folder holds built code whose content hash is right. */
const isIntact = (folder: string): boolean =>
  existsSync(hashFile(folder)) && hashFolder(folder) === readFileSync(hashFile(folder), 'utf8')

/** Source maps are read only where a page can't be rendered. */
const isRun = (file: string) => !file.endsWith('.map')

const readBytes = (file: string): string | Buffer => readFileSync(file)

function hashFolder(folder: string, isHashed = (_file: string) => true, read = readBytes): string {
  const files = filesBelow(folder)
    .filter(file => file !== hashFile(folder) && file !== codeRecordFile(folder) && isHashed(file))
    .sort()
  return hashOf(...files.flatMap(file => [file.slice(folder.length), read(file)]))
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}
