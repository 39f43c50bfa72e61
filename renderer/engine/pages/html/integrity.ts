import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basePath } from './base-path'

/**
 * Adds the hash of each script and stylesheet to its tag, so that browsers refuse a file changed in transit or at the
 * host (Subresource Integrity, section 3). `client` is the folder of those files.
 */
export function addIntegrity(html: string, client: string): string {
  return html.replace(/<(?:script|link)\b[^>]*\s(?:src|href)="([^"]+\.(?:js|css))"/g, (tag, address: string) => {
    const hash = hashOf(join(client, address.slice(basePath().length)))
    return hash ? `${tag} integrity="sha256-${hash}"` : tag
  })
}

const hashes = new Map<string, string>()

/** The base64 SHA-256 of a file; undefined where it doesn't exist, as for files of other sites. */
function hashOf(file: string): string | undefined {
  if (!hashes.has(file) && existsSync(file))
    hashes.set(file, createHash('sha256').update(readFileSync(file)).digest('base64'))
  return hashes.get(file)
}
