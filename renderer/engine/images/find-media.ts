import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from '../diagnostics/issue'
import { meant, nearest } from '../diagnostics/nearest'

/** Whether a file is an image by its name. Images are published in several sizes, other media unchanged. */
export function isPicture(path: string): boolean {
  return /\.(png|jpe?g|webp|avif|tiff?|gif)$/i.test(path)
}

/** Every file below root/content/media as content refers to it, from "/media/", in a fixed order. */
export function findMedia(root: string): string[] {
  const folder = join(root, 'content/media')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => `/media${join(entry.parentPath, entry.name).slice(folder.length)}`.replaceAll('\\', '/'))
    .sort(compare)
}

/** Explains a path without a file to writers; `known` are the possible files. */
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

/**
 * The file that was probably meant: one with the same name but for folder and ending, or the nearest by edit distance.
 */
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
