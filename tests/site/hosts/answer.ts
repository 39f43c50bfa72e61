import { readdirSync } from 'node:fs'

/** The response of a host to a request for a URL. */
export interface Answer {
  status: number
  /** Header fields by their names in lower case, where a host's own file or its documented default sets them. */
  fields: Record<string, string>
  location?: string
  /** The file it sends, from the root of the published folder. */
  file?: string
}

/** A host: the function that gives its response for a URL. */
export type Host = (address: string) => Answer | Promise<Answer>

/** The default lookup of interpreted hosts in a published folder: files, pages of folders, `404.html`. */
export function lookUp(folder: string, address: string): { file?: string; isFolder?: boolean } {
  const path = address.slice(1)
  const paths = pathsBelow(folder)
  if (address.endsWith('/')) return paths.has(`${path}index.html`) ? { file: `${path}index.html` } : {}
  if (paths.has(`${path}/index.html`)) return { isFolder: true }
  return paths.has(path) ? { file: path } : {}
}

const known = new Map<string, Set<string>>()

/** All paths in a folder, listed once: hosts distinguish upper and lower case, which not every disk does. */
function pathsBelow(folder: string): Set<string> {
  const paths =
    known.get(folder) ??
    new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => path.replaceAll('\\', '/')))
  known.set(folder, paths)
  return paths
}

/** Adds fields; as documented for the host, a name that is there already is joined or replaced. */
export function addFields(to: Record<string, string>, fields: [string, string][], twice: 'joined' | 'replaced'): void {
  for (const [name, value] of fields) {
    const key = name.toLowerCase()
    to[key] = twice === 'joined' && key in to ? `${to[key]}, ${value}` : value
  }
}
