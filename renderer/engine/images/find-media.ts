import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from '../diagnostics/issue'
import { meant, nearest } from '../diagnostics/nearest'

/** Whether a file of this name is a picture, which pages get in several sizes; other media are published as they are. */
export function isPicture(path: string): boolean {
  return /\.(png|jpe?g|webp|avif|tiff?|gif)$/i.test(path)
}

/** Every file below root/content/media as content names it, from "/media/", in a fixed order. */
export function findMedia(root: string): string[] {
  const folder = join(root, 'content/media')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => `/media${join(entry.parentPath, entry.name).slice(folder.length)}`.replaceAll('\\', '/'))
    .sort(compare)
}

/** What is wrong with a path at which content names a file and none lies; `known` are those that could stand there. */
export function explainMedia(path: string, known: readonly string[]) {
  const suggestion = nearestMedia(path, known)
  return {
    code: 'media-missing' as const,
    message: `There is no file content${path.startsWith('/') ? '' : '/'}${path}.`,
    hint:
      suggestion === undefined
        ? 'Put the file into content/media, or write the path of one that is there, from "/media/".'
        : meant(suggestion, [], ''),
    ...(suggestion !== undefined && { suggestion }),
  }
}

/** The file that was meant: of the same name but for folder and ending, or of a name with few other letters. */
function nearestMedia(path: string, known: readonly string[]): string | undefined {
  const nameOf = (file: string) => file.replace(/^(\.{0,2}\/)*((public|content)\/)?(media\/)?/, '')
  const stemOf = (file: string) =>
    file
      .replace(/^.*\//, '')
      .replace(/\.[^.]*$/, '')
      .toLowerCase()
  const same = known.find(other => stemOf(other) === stemOf(path))
  if (same) return same
  const name = nearest(nameOf(path), known.map(nameOf))
  return known.find(other => nameOf(other) === name)
}
