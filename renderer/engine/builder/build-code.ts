import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheGet, cacheSet, hashOf } from '../cache/store'
import type { Staging } from '../publish/staging'

const folder = '.cache/build/code'

/** Code that was built. */
export interface Code {
  /** The name of all that it is made from. */
  key: string
  /** The folder of what draws pages, as an absolute path. */
  server: string
  /** What visitors' browsers get. */
  client: string
}

/**
 * The code that draws pages and the code that visitors' browsers get. It knows nothing of the site's texts, so it is
 * built once for each `key`, the name of all that it is made from.
 */
export async function buildCode(key: string): Promise<Code> {
  const root = join(process.cwd(), folder, key)
  if (!isWhole(root, key)) await build(root, key)
  return { key, server: join(root, 'server'), client: join(root, 'client') }
}

/** Puts what browsers get of the code, and the files of `public/`, into the staging folder. */
export function copyAssets({ client }: Code, staging: Staging): void {
  mkdirSync(staging.client, { recursive: true })
  if (existsSync('public')) cpSync('public', staging.client, { recursive: true })
  cpSync(client, staging.client, { recursive: true })
  cpSync(join(client, '../assets.json'), join(staging.root, 'assets.json'))
}

/** Vite works in a process of its own: it takes no time from what else is done, and its memory is given back. */
async function build(root: string, key: string): Promise<void> {
  const unfinished = `${root}.${process.pid}`
  const vite = fork(join(import.meta.dirname, 'vite-build.mjs'), [unfinished])
  const [status] = await once(vite, 'exit')
  if (status !== 0) throw new Error('Scripts and styles could not be built: what is said above tells why.')
  // Another build may have been faster, and is using what it made.
  if (isWhole(root, key)) return rmSync(unfinished, { recursive: true, force: true })
  cacheSet('code-files', key, hashFolder(unfinished))
  rmSync(root, { recursive: true, force: true })
  renameSync(unfinished, root)
}

/** Whether the folder holds the code as it was built. */
function isWhole(root: string, key: string): boolean {
  return existsSync(root) && hashFolder(root) === cacheGet<string>('code-files', key)
}

function hashFolder(root: string): string {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
  return hashOf(...files.flatMap(file => [file.slice(root.length), readFileSync(file)]))
}
