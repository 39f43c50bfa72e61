import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from '../diagnostics/issue'

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
