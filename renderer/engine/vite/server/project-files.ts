import { realpathSync } from 'node:fs'
import { isAbsolute, relative, resolve, sep } from 'node:path'

/** Characters that the command line of Windows, which starts editors there, could take for something else. */
const notPlain = /[^\p{L}\p{N} ._@+~\\/-]/u

/** Whether a path is that of a folder or of something in it. Compares texts only. */
export function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** Whether an editor may open a file, maybe with `:line:column`: it is in the project, also after following links. */
export function isEditable(file: string, root: string, platform: string = process.platform): boolean {
  // The editor's launcher reads these as URLs of any file.
  if (file.startsWith('file:')) return false
  const path = resolve(file).replace(/:\d+(:\d+)?$/, '')
  // First by text: looking up a path in a network would already contact another machine.
  if (!isBelow(path, root)) return false
  if (platform === 'win32' && notPlain.test(relative(root, path))) return false
  const real = realPath(path)
  return real !== undefined && isBelow(real, realpathSync(root))
}

/**
 * Whether a URL path leads to a file outside of `folders`, the folders that may be read, for example by a link. Files of
 * packages may be anywhere, in a folder `node_modules`.
 */
export function leadsOutside(path: string, root: string, publicFolder: string, folders: readonly string[]): boolean {
  const inside = folders.map(folder => realPath(folder) ?? folder)
  const files = path.startsWith('/@fs/')
    ? [resolve('/', path.slice('/@fs/'.length))]
    : [root, publicFolder].map(folder => resolve(folder, `.${path}`))
  return files.some(file => {
    const real = realPath(file)
    return (
      real !== undefined && !inside.some(folder => isBelow(real, folder)) && !real.split(sep).includes('node_modules')
    )
  })
}

/** The path without links; undefined where there is no file. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
