import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sha256 } from '@proofsheet/engine/base/cache/hash'
import { Failure } from '@proofsheet/engine/base/failures/failure'
import { isInside } from '@proofsheet/engine/base/files/is-inside'
import { type ManifestFile, manifestName } from '@proofsheet/engine/build/publish/manifest'
import type { Side } from '../review-types'
import { readSide } from './side'

/** How many files are requested at once, and how long one may take, in milliseconds. */
const parallel = 8
const timeoutMs = 30_000

/**
 * Fetches a published site by the address of its manifest, into a folder: only files that the other site doesn't have.
 * The files of the site are beside the manifest. Throws a `Failure` where a file is missing or not as the
 * manifest says.
 */
export async function fetchSide(address: string, other: Side, folder: string): Promise<Side> {
  const manifest = await request(new URL(address))
  const { files }: { files: ManifestFile[] } = JSON.parse(manifest.toString('utf8'))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, manifestName), manifest)
  const wanted = files.filter(({ path }) => !/\.(br|gz)$/.test(path) && isInside(path))
  const byHash = new Map([...other.files.values()].map(file => [file.hash, file.path]))
  const queue = [...wanted]
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const target = join(folder, 'client', file.path)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, await contentOf(file, address, other, byHash))
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return readSide(address, folder)
}

async function contentOf(
  { path, hash }: ManifestFile,
  address: string,
  other: Side,
  byHash: Map<string, string>,
): Promise<Buffer> {
  const known = byHash.get(hash)
  const local = known && join(other.folder, 'client', known)
  if (local && existsSync(local)) return readFileSync(local)
  const content = await request(new URL(path.split('/').map(encodeURIComponent).join('/'), address))
  if (sha256(content) === hash) return content
  throw new Failure(`${path} is not as ${address} says. The site was published again meanwhile: run this once more.`)
}

async function request(url: URL): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(error => {
    throw new Failure(`${url.href} can't be fetched: ${error.message}.`)
  })
  if (!response.ok) throw new Failure(`${url.href} answers with status ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}
