import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { listFiles } from '@proofsheet/engine/base/files/list-files'
import { encodedFolder } from '@proofsheet/engine/content/media/find-media'

/** A file of media that nothing names. */
export interface UnusedFile {
  /** Its path from the project's root. */
  file: string
  bytes: number
}

const media = 'content/media'

/** Folders whose texts name nothing: what is installed, and what is made. */
const otherFolders = ['node_modules', 'dist', 'coverage']

/** The files that can name a picture or a recording. */
const isText = (name: string) => /^\.(mdx?|ya?ml|json|[cm]?[jt]sx?|css|html|vtt)$/.test(extname(name))

/**
 * The files of content/media that no text, setting or code of a project names. A picture for dark color schemes is used with
 * the one that it belongs to.
 */
export function unusedMedia(root: string): UnusedFile[] {
  // Encoded variants belong to their picture.
  const files = listFiles(root, media).filter(file => !file.startsWith(`${encodedFolder}/`))
  if (files.length === 0) return []
  const texts = textFiles(root).map(file => readFileSync(join(root, file), 'utf8').normalize())
  const isNamed = (name: string) => texts.some(text => text.includes(name))
  return files
    .filter(file => !namesOf(file).some(isNamed))
    .map(file => ({ file, bytes: statSync(join(root, file)).size }))
}

/** The names by which a file may be used, also as parts of a URL: its own, and that of the picture whose dark one it is. */
function namesOf(file: string): string[] {
  const path = file.slice(media.length + 1).normalize()
  const names = [path, path.replace(/-dark(?=\.\w+$)/, '')]
  return [...names, ...names.map(encodeURI)]
}

/** The text files of a project, from its root. */
function textFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(item => {
    const path = posix.join(folder, item.name)
    if (item.name.startsWith('.') || otherFolders.includes(item.name)) return []
    if (item.isDirectory()) return textFiles(root, path)
    return item.isFile() && isText(item.name) ? [path] : []
  })
}
