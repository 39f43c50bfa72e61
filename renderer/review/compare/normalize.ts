/** Matches the content hash in the URL of a script, style sheet or font; the name before it stays the same. */
const hashedAsset = /(\/assets\/(?!media\/)[^"'\s)&;,?]*?)[.-][\w-]{8}(?=\.(?:js|css|woff2?)\b)/g

/** The path of an asset without its content hash. */
export function stableName(path: string): string {
  return `/${path}`.replace(hashedAsset, '$1').slice(1)
}

/** A document without content hashes and generated IDs, which differ although nothing changes for visitors. */
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
