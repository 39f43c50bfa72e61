import { posix } from 'node:path'

/** The lines of files in the text of a manifest. */
export const linesIn = (text: string): string[] =>
  text.split('\n').flatMap(line => (line.startsWith('{"path"') ? line.replace(/,$/, '') : []))

/** The path in the line of a file; fast for those of common characters. */
export function pathOf(line: string): string {
  const path = line.slice(9, line.indexOf('"', 9))
  return path.includes('\\') ? (JSON.parse(line) as { path: string }).path : path
}

/** The folders in which files are, by their paths; the one of all is the folder `.`. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set(['.'])
  for (const path of paths)
    for (let folder = posix.dirname(path); !folders.has(folder); folder = posix.dirname(folder)) folders.add(folder)
  return folders
}
