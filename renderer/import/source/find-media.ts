import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { kinds } from '@proofsheet/engine/base/files/kinds'
import { toSlug } from '@proofsheet/engine/content/collection'

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
  const maxBytes = kinds.find(({ use }) => use === 'picture')?.maxBytes ?? Number.POSITIVE_INFINITY

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
    pictureAt(url: string, file: string): string | undefined {
      const from = locate(url, file)
      if (!from || !isPicture(from) || statSync(from).size > maxBytes || statSync(from).size === 0) return
      const copy = copies.get(from) ?? { from, path: nameFor(from) }
      copies.set(from, copy)
      return copy.path
    },
  }
}

function isPicture(path: string): boolean {
  const ending = extname(path).slice(1).toLowerCase()
  return kinds.some(({ use, endings }) => use === 'picture' && endings.includes(ending))
}

/** The file that a URL means: beside the text, or below a folder that a site above it serves. */
function locate(url: string, file: string): string | undefined {
  if (/^([a-z]+:)?\/\//i.test(url) || url === '' || url.includes('\0')) return
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true
  const beside = resolve(dirname(file), url.replace(/^@site\/|^~?@?\//, ''))
  if (!url.startsWith('/') && isFile(beside)) return beside
  let folder = dirname(file)
  for (let level = 0; level < maxLevels && folder !== dirname(folder); level++, folder = dirname(folder)) {
    const found = publicFolders.map(name => join(folder, name, url.replace(/^(@site|[~@.]*)\//, ''))).find(isFile)
    if (found) return found
  }
}
