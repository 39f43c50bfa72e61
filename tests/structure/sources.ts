import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'rolldown/utils'

/** The project's root, as an absolute path. */
export const root = join(import.meta.dirname, '../..')

/** Projects that benchmarks copy elsewhere, and content and code with mistakes on purpose, are no part of the structure. */
const others = /^(scripts\/bench\/sites|tests\/fixtures|scripts\/create-proofsheet\/template|renderer\/[^/]+\/dist)\//

/** Every file below a folder of the project, from the project's root with forward slashes, in order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => toProjectPath(join(entry.parentPath, entry.name)))
    .filter(path => !others.test(path))
    .sort()
}

/** The path of a file from the project's root, with forward slashes on every system. */
export function toProjectPath(path: string): string {
  return path.slice(root.length + 1).replaceAll('\\', '/')
}

/** The code of the site and its engine. */
export const code = ['content', 'renderer', 'pages', 'scripts'].flatMap(filesBelow).filter(isCode)

/** Whether a file is TypeScript or JavaScript. */
export function isCode(path: string): boolean {
  return /\.(ts|tsx|mts|mjs)$/.test(path)
}

/** The text of a file, with the line ends of Unix. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')
}

const parsed = new Map<string, ReturnType<typeof parseSync>>()

/** The syntax tree, comments and imports of a code file. Throws when it can't be parsed. */
export function parse(path: string): ReturnType<typeof parseSync> {
  const known = parsed.get(path) ?? parseSync(path, textOf(path))
  if (known.errors.length > 0) throw new Error(`${path}: ${known.errors[0]?.message}`)
  parsed.set(path, known)
  return known
}
