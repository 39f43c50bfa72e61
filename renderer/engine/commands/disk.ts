import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const reasons: Record<string, [says: string, hint: string]> = {
  ENOSPC: ['there is no room left on the disk', 'Make room'],
  EDQUOT: ['there is no room left for this account', 'Make room'],
  EACCES: ['this account has no permission', 'Change who may write there'],
  EPERM: ['this account has no permission', 'Change who may write there'],
  EROFS: ['its disk can only be read', 'Choose a disk that can be written'],
  ENOTDIR: ['a file stands where a folder should be', 'Move that file away'],
  EEXIST: ['a file stands where a folder should be', 'Move that file away'],
}

/** Explains an error of the file system, with what to do; undefined for other errors. */
export function explainDisk(error: unknown): string | undefined {
  // Parses the message, because errors from worker threads lose their other properties.
  const text = error instanceof Error ? error.message : ''
  const [, code = '', path = ''] = /^(E[A-Z]+): .*?'([^']*)'/.exec(text) ?? []
  const [says, hint] = reasons[code] ?? []
  const named = code === 'ENOTDIR' || code === 'EEXIST' ? fileAbove(path) : path
  return says && `${named} can't be written: ${says}.\n${hint}, and build again. The last built site is as it was.`
}

/** The file that is where a folder of a path should be; the path itself where there is none. */
function fileAbove(path: string): string {
  for (let above = path; above !== dirname(above); above = dirname(above))
    if (existsSync(above) && !statSync(above).isDirectory()) return above
  return path
}

/** Ends the process with exit code 1 at an uncaught error; prints an explanation, or the stack of a bug. */
export function endAtErrors(): void {
  // Prepended, because Vike's listener would print the error and let the process go on.
  process.prependListener('uncaughtException', error => {
    console.error(explainDisk(error) ?? error)
    process.exit(1)
  })
}
