import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../cache/hash'
import { localFolder } from '../cache/local'
import type { Staging } from '../publish/staging'

/** Code that was built. */
export interface Code {
  /** The hash of all that it is made from. */
  key: string
  /** The folder of the code that renders pages, as an absolute path. */
  server: string
  /** The folder of what visitors' browsers get. */
  client: string
}

/**
 * The code that renders pages and the code for visitors' browsers. It does not depend on the content, so it is built once
 * for each `key`, the hash of all that it is made from. It stays on this machine, because a build runs it.
 */
export async function buildCode(root: string, key: string): Promise<Code> {
  const folder = join(localFolder(root, 'code'), key)
  if (!isIntact(folder)) await build(root, folder)
  return { key, server: join(folder, 'server'), client: join(folder, 'client') }
}

/** Puts the code for browsers, and the files of `public/`, into the staging folder. */
export function copyAssets(root: string, { client }: Code, staging: Staging): void {
  mkdirSync(staging.client, { recursive: true })
  if (existsSync(join(root, 'public'))) cpSync(join(root, 'public'), staging.client, { recursive: true })
  cpSync(client, staging.client, { recursive: true })
  cpSync(join(client, '../assets.json'), join(staging.root, 'assets.json'))
}

/** Vite works in a process of its own, beside what else is to be done, and gives its memory back. */
async function build(root: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  const vite = fork(join(import.meta.dirname, 'vite-build.mjs'), [unfinished], { cwd: root })
  const [status] = await once(vite, 'exit')
  if (status !== 0) throw new Error('Scripts and styles could not be built: the lines above say why.')
  // Another build may have been faster, and is using what it made.
  if (isIntact(folder)) return rmSync(unfinished, { recursive: true, force: true })
  writeFileSync(hashFile(unfinished), hashFolder(unfinished))
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
}

const hashFile = (folder: string) => join(folder, 'content-hash')

/** Whether a folder holds the code as it was built. */
function isIntact(folder: string): boolean {
  return existsSync(hashFile(folder)) && hashFolder(folder) === readFileSync(hashFile(folder), 'utf8')
}

function hashFolder(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => file !== hashFile(folder))
    .sort()
  return hashOf(...files.flatMap(file => [file.slice(folder.length), readFileSync(file)]))
}
