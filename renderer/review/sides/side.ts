import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sha256 } from '@proofsheet/engine/base/cache/hash'
import { type ManifestFile, readManifest } from '@proofsheet/engine/build/publish/manifest'
import type { Side } from '../review-types'

/** A site in a folder: that of a release, or of the published files alone. */
export function readSide(name: string, folder: string): Side {
  const isRelease = existsSync(join(folder, 'client'))
  const client = isRelease ? join(folder, 'client') : folder
  const manifest = readManifest(folder)
  const files = manifest.length > 0 ? manifest : listFiles(client)
  return {
    name,
    folder,
    files: new Map(files.map(file => [file.path, file])),
    read: path => {
      const file = join(client, path)
      return existsSync(file) ? readFileSync(file, 'utf8') : ''
    },
    readBeside: beside => (existsSync(join(folder, beside)) ? readFileSync(join(folder, beside), 'utf8') : undefined),
  }
}

/** The files of a folder without a manifest; each page owns the files beside it. */
function listFiles(client: string): ManifestFile[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => {
      const file = join(entry.parentPath, entry.name)
      const content = readFileSync(file)
      const path = relative(client, file).replaceAll('\\', '/')
      const page = /(^|\/)index\.(html|md)$/.test(path) ? `/${path.replace(/index\.\w+$/, '')}` : undefined
      return { path, bytes: content.length, hash: sha256(content), page }
    })
}
