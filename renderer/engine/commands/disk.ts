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
  return says && `${path} can't be written: ${says}.\n${hint}, and build again. The last built site is as it was.`
}

/** Ends the process with exit code 1 at an uncaught error; prints an explanation, or the stack of a bug. */
export function endAtErrors(): void {
  // Prepended, because Vike's listener would print the error and let the process go on.
  process.prependListener('uncaughtException', error => {
    console.error(explainDisk(error) ?? error)
    process.exit(1)
  })
}
