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

/** What is wrong with the disk and what to do, when an error comes from that; nothing for any other error. */
export function explainDisk(error: unknown): string | undefined {
  // By its text: an error that comes from a thread has lost its other fields.
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

/** Ends the program, with exit code 1, at an error that nobody has caught: with what is to be done, or as a bug with its stack. */
export function endAtErrors(): void {
  // Before all others: Vike would say it and let the program go on.
  process.prependListener('uncaughtException', error => {
    console.error(explainDisk(error) ?? error)
    process.exit(1)
  })
}
