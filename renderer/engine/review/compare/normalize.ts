import { sha256 } from '../../cache/hash'
import type { Side } from '../review-types'

/** Matches the content hash in the URL of a script, style sheet or font; the name before it stays the same. */
const hashedAsset = /(\/assets\/(?!media\/)[^"'\s)&;,?]*?)[.-][\w-]{8}(?=\.(?:js|css|woff2?)\b)/g

/** The path of an asset without its content hash. */
export function stableName(path: string): string {
  return `/${path}`.replace(hashedAsset, '$1').slice(1)
}

/** A document without what differs although nothing changed for visitors: content hashes and generated IDs. */
export function normalizeHtml(html: string): string {
  return html
    .replace(hashedAsset, '$1')
    .replace(/ integrity="[^"]*"/g, '')
    .replace(/(?:'|&#x27;)sha256-[\w+/=]+(?:'|&#x27;) ?/g, '')
    .replace(/_R_\w*_/g, '_R_')
}

/** The text of a script or style sheet without the content hashes in the URLs of others. */
export function normalizeAsset(text: string): string {
  return text.replace(/((?:assets\/|\.{1,2}\/)[^"'`\s)]*?)[.-][\w-]{8}(?=\.(?:js|css|woff2?)\b)/g, '$1')
}

/** Assets of one stable name: their texts in a fixed order, their bytes, and a hash of the texts. */
export interface NamedAsset {
  text: string
  bytes: number
  hash: string
}

/** The assets of a site with an ending, by their stable names. Chunks may share one. */
export function assetsByName(side: Side, ending: '.js' | '.css'): Map<string, NamedAsset> {
  const byName = new Map<string, string[]>()
  for (const path of side.files.keys()) {
    if (!path.startsWith('assets/') || !path.endsWith(ending)) continue
    const name = stableName(path)
    byName.set(name, [...(byName.get(name) ?? []), normalizeAsset(side.read(path))])
  }
  return new Map(
    [...byName].map(([name, texts]) => {
      const text = texts.sort().join('\n')
      return [name, { text, bytes: Buffer.byteLength(text), hash: sha256(text) }]
    }),
  )
}
