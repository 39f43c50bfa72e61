import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basePath } from './base-path'

/**
 * The page with the hash of each script and stylesheet beside its URL: a browser refuses a file that was changed on the
 * way or at the host (Subresource Integrity, section 3). `client` is the folder of those files.
 */
export function addIntegrity(html: string, client: string): string {
  return html.replace(/<(?:script|link)\b[^>]*\s(?:src|href)="([^"]+\.(?:js|css))"/g, (tag, address: string) => {
    const hash = hashOf(join(client, address.slice(basePath().length)))
    return hash ? `${tag} integrity="sha256-${hash}"` : tag
  })
}

const hashes = new Map<string, string>()

/** Nothing for a file that is not ours. */
function hashOf(file: string): string | undefined {
  if (!hashes.has(file) && existsSync(file))
    hashes.set(file, createHash('sha256').update(readFileSync(file)).digest('base64'))
  return hashes.get(file)
}
