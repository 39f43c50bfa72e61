import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, resolve, sep } from 'node:path'
import { readHead } from '@proofsheet/engine/base/files/check-files'
import { kindOf } from '@proofsheet/engine/base/files/kinds'
import { toSlug } from '@proofsheet/engine/content/collection'
import type { Source } from './find-sources'

/** A picture that is copied: where it is, and its path from "/media/" here. */
export interface MediaCopy {
  from: string
  path: string
}

/** Folders from which sites serve files at "/", beside the folder itself. */
const publicFolders = ['', 'static', 'public', 'assets', 'src', 'source', 'docs', '.vuepress/public', 'src/assets']

/** How many folders above a file are searched for a folder of those. */
const maxLevels = 8

/** Gives the function that finds the picture behind a URL of a file, and plans its copy in content/media. */
export function createMediaFinder(root: string) {
  const copies = new Map<string, MediaCopy>()
  const taken = new Map<string, string>()

  /** A name in letters that every URL may have; a number sets pictures apart that would share one. */
  function nameFor(from: string): string {
    const ending = extname(from).toLowerCase()
    const stem = toSlug(basename(from, extname(from)))
    for (let number = 1; ; number++) {
      const path = `/media/${number === 1 ? stem : `${stem}-${number}`}${ending}`
      const present = join(root, 'content', path)
      const isSame = () => readFileSync(present).equals(readFileSync(from))
      if ((taken.get(path) ?? from) === from && (!existsSync(present) || isSame())) {
        taken.set(path, from)
        return path
      }
    }
  }

  return {
    /** The pictures that were asked for. */
    copies: () => [...copies.values()],
    pictureAt(url: string, { path, folder }: Pick<Source, 'path' | 'folder'>): string | undefined {
      const from = locate(url, path, realpathSync(folder))
      if (!from) return
      const copy = copies.get(from) ?? { from, path: nameFor(from) }
      copies.set(from, copy)
      return copy.path
    },
  }
}

/** The path of a picture without links; undefined for what is none by its first bytes, and for what is elsewhere. */
function pictureIn(folder: string, path: string): string | undefined {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return
  const real = realpathSync(path)
  const kind = kindOf(real)
  if (!real.startsWith(folder + sep) || kind?.use !== 'picture' || statSync(real).size > kind.maxBytes) return
  return kind.matches?.(readHead(real)) ? real : undefined
}

/** The picture that a URL means: beside the text, or below a folder that a site above it serves. */
function locate(url: string, file: string, within: string): string | undefined {
  if (/^([a-z]+:)?\/\//i.test(url) || url === '' || url.includes('\0')) return
  const beside = pictureIn(within, resolve(dirname(file), url.replace(/^@site\/|^~?@?\//, '')))
  if (!url.startsWith('/') && beside) return beside
  let folder = dirname(file)
  for (let level = 0; level < maxLevels && folder !== dirname(folder); level++, folder = dirname(folder)) {
    const named = url.replace(/^(@site|[~@.]*)\//, '')
    for (const name of publicFolders) {
      const found = pictureIn(within, join(folder, name, named))
      if (found) return found
    }
  }
}
