import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hashOf } from '../base/cache/hash'
import { localFolder } from '../base/cache/local'
import { runChild } from '../base/failures/run-child'
import { publicFiles } from '../base/files/public-files'
import { packageModule } from '../base/modules/package-module'
import type { PageFile } from '../pages/outputs/output'

/** The built code of a site. */
export interface Code {
  /** The hash of everything it is built from. */
  key: string
  /** The absolute path of the folder with the server code, which renders pages. */
  server: string
  /** The absolute path of the folder with the code for browsers. */
  client: string
}

/**
 * Builds the server code and the code for browsers, once for each `key` (the hash of everything they are built from):
 * code doesn't depend on content files. It is cached on this machine only, because a build runs it.
 */
export async function buildCode(root: string, key: string): Promise<Code> {
  const folder = join(localFolder(root, 'code'), key)
  if (!isIntact(folder)) await build(root, folder)
  return { key, server: join(folder, 'server'), client: join(folder, 'client') }
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

/** Runs Vite in its own process. The result takes its place when it is complete. */
async function build(root: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  const clear = () => rmSync(unfinished, { recursive: true, force: true, maxRetries: 5 })
  const running = runChild(packageModule('build/vite-build'), [unfinished], 'Building scripts and styles', root)
  process.once('exit', clear)
  try {
    await running
    // A concurrent build may have finished first and be using its result.
    if (isIntact(folder)) return
    writeFileSync(hashFile(unfinished), hashFolder(unfinished))
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  } finally {
    clear()
    process.off('exit', clear)
  }
}

const hashFile = (folder: string) => join(folder, 'content-hash')

/** Whether a folder holds built code whose content hash is right. */
function isIntact(folder: string): boolean {
  return existsSync(hashFile(folder)) && hashFolder(folder) === readFileSync(hashFile(folder), 'utf8')
}

function hashFolder(folder: string): string {
  const files = filesBelow(folder)
    .filter(file => file !== hashFile(folder))
    .sort()
  return hashOf(...files.flatMap(file => [file.slice(folder.length), readFileSync(file)]))
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}
