import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../base/cache/hash'
import { installedPackages } from '../base/cache/installed-packages'
import type { FileHashes } from '../base/files/file-hashes'
import { listFiles } from '../base/files/list-files'
import { draftsVariable } from '../content/dates/clock'
import { isPicture } from '../content/media/find-media'

/** The sources of the site's code: a change in any of them may change any page. */
const code = ['renderer', 'pages', 'vite.config.ts', 'tsconfig.json', 'package.json']

/** The folder of images and videos. */
const media = 'content/media'

/** The code that no generator of files runs: it affects files beside the pages only through the rendered pages. */
export const notOutputs =
  /^(pages\/|renderer\/(\+|(engine\/(authoring|boundary|builder|commands|dev|islands|publish|review|types|vite|workers|search(?!\/(indexing|format)\/))|site\/(components|islands|mdx|rules|shell|styles))\/))/

/** Hashes of everything besides content files that a build depends on. */
export interface Inputs {
  /** The hash of the code that renders pages and of the code for browsers. */
  code: string
  /** The hash of the code that generates the files beside the pages. */
  outputs: string
  /** The hash of content/media and of the pictures beside texts. */
  media: string
  /** The hash of each file by its path, and of each environment value by its name in parentheses. */
  parts: Record<string, string>
}

/** Hashes the project at root, its installed packages, and the environment. */
export function readInputs(root: string, hashes: FileHashes): Inputs {
  // Documents are no code; below content only TypeScript files are.
  const ofContent = listFiles(root, 'content')
  const files = [
    ...code.flatMap(path => filesOf(root, path)).filter(file => !file.endsWith('.md')),
    ...ofContent.filter(file => file.endsWith('.ts')),
  ]
  const parts = {
    '(Node)': process.version,
    '(installed packages)': hashOf(installedPackages(root)),
    '(BASE_PATH)': process.env.BASE_PATH ?? '',
    [`(${draftsVariable})`]: process.env[draftsVariable] ?? '',
    ...hashFiles(root, hashes, files),
  }
  const entries = Object.entries(parts)
  const shown = hashFiles(
    root,
    hashes,
    ofContent.filter(file => file.startsWith(`${media}/`) || isPicture(file)),
  )
  const beside = entries.filter(([path]) => !notOutputs.test(path))
  return {
    code: hashOf(...entries.flat()),
    outputs: hashOf(...beside.flat()),
    media: hashOf(...Object.entries(shown).flat()),
    parts: { ...parts, ...shown },
  }
}

/** The paths that were added, removed or changed. */
export function changedInputs(before: Inputs['parts'], now: Inputs['parts']): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(path => before[path] !== now[path])
}

/** Every file at or below a path, in a fixed order. */
function filesOf(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  // A broken link; the stage that reads it reports it.
  if (!found) return []
  if (!found.isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap(name => filesOf(root, `${path}/${name}`))
}

/** The content hash of each file, by its path. */
function hashFiles(root: string, hashes: FileHashes, files: string[]): Record<string, string> {
  const hashAt = (file: string) => {
    try {
      return hashes.hashOf(join(root, file))
    } catch {
      // The stage that opens the file reports it.
      return ''
    }
  }
  return Object.fromEntries(files.map(file => [file, hashAt(file)]))
}
