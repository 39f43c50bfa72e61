import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, relative } from 'node:path'

/** The properties that Node gives errors of the system. */
type SystemError = Partial<NodeJS.ErrnoException> & { dest?: string }

/** Errors of the system by code, with the words of native parts, which report them in their own messages. */
const reasons: [code: string, words: RegExp, says: string, hint: string][] = [
  ['ENOSPC', /no space left on device|os error 28\b/i, 'there is no room left on the disk', 'Make room'],
  ['EDQUOT', /quota exceeded|os error 122\b/i, 'there is no room left for this account', 'Make room'],
  ['EFBIG', /file too large|os error 27\b/i, 'files of this size are not allowed', 'Raise the limit (ulimit -f)'],
  ['EACCES', /permission denied|os error 13\b/i, 'this account has no permission', 'Give this account the permission'],
  ['EPERM', /operation not permitted/i, 'this account has no permission', 'Give this account the permission'],
  ['EROFS', /read-only file system|os error 30\b/i, 'its disk can only be read', 'Choose a disk that can be written'],
  ['ENOTDIR', /not a directory/i, 'a file stands where a folder should be', 'Move that file away'],
  ['EEXIST', /file already exists/i, 'a file stands where a folder should be', 'Move that file away'],
  ['ENAMETOOLONG', /name too long/i, 'its name is too long for the disk', 'Choose a shorter name'],
  ['ELOOP', /too many (levels of )?symbolic links/i, 'it is a link that leads to itself', 'Remove that link'],
  ['EIO', /input\/output error|os error 5\b/i, 'the disk reports a fault', 'Check the disk'],
  ['EMFILE', /too many open files|os error 24\b/i, 'too many files are open', 'Raise the limit (ulimit -n 1024)'],
  ['ENFILE', /file table overflow/i, 'too many files are open on this machine', 'Close other programs'],
  [
    'ENOMEM',
    /out of memory|cannot allocate|allocation (of \d+ bytes )?failed|os error 12\b/i,
    'there is not enough memory',
    'Close other programs, or raise the limit of memory',
  ],
]

/** Errors that don't belong to one file. */
const withoutFile = ['EMFILE', 'ENFILE', 'ENOMEM']

/** System calls that read. */
const reading = ['scandir', 'opendir', 'read', 'stat', 'lstat', 'readlink', 'realpath', 'watch']

/** Below this limit of open files Node may find packages no longer, without naming the reason. */
const fewFiles = 256

/**
 * Explains an error of the system in a sentence with what to do: disk, permissions, open files, memory. Gives undefined
 * for other errors. Takes an error or the output of a program.
 */
export function explainSystemError(thrown: unknown): string | undefined {
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  const error = (thrown instanceof Error ? thrown : {}) as SystemError
  const code = codeOf(error, text)
  const [, , says, hint] = reasons.find(([each]) => each === code) ?? []
  if (!code || !says) return
  const then = `${hint}, and run this again.`
  if (withoutFile.includes(code)) return `${capitalized(says)}.\n${then}`
  if (code === 'ENOSPC' && error.syscall === 'watch')
    return 'Too many files are watched on this machine.\nRaise the limit (sysctl fs.inotify.max_user_watches), and run this again.'
  const path = pathOf(error, text, code)
  const verb = isReading(error, path) ? 'read' : 'written'
  return `${path ? fromRoot(path) : fullPlace()} can't be ${verb}: ${says}.\n${then}`
}

function codeOf({ code }: SystemError, text: string): string | undefined {
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'ENOMEM'
  if (code === 'ERR_MODULE_NOT_FOUND' && openFilesLimit() < fewFiles) return 'EMFILE'
  const found = reasons.find(([each]) => each === code || text.startsWith(`${each}:`))
  // Other errors with a code, such as ENOENT, are left to the caller.
  return (found ?? (/^E[A-Z]+$/.test(code ?? '') ? undefined : reasons.find(([, words]) => words.test(text))))?.[0]
}

function openFilesLimit(): number {
  const report = process.report?.getReport() as { userLimits?: { open_files?: { soft?: string } } } | undefined
  const limit = report?.userLimits?.open_files?.soft
  return limit === undefined || limit === 'unlimited' ? Number.POSITIVE_INFINITY : Number(limit)
}

function pathOf(error: SystemError, text: string, code: string): string | undefined {
  const [, first, second] = /'([^']*)'(?: -> '([^']*)')?/.exec(text) ?? []
  const [from, to] = [error.path ?? first, error.dest ?? second]
  if (code === 'ENOTDIR' || code === 'EEXIST') return fileAbove(to ?? from)
  return code === 'EACCES' || code === 'EPERM' ? from : (to ?? from)
}

/** The file that is where a folder of a path should be; the path itself where there is none. */
function fileAbove(path: string | undefined): string | undefined {
  for (let above = path ?? ''; above !== dirname(above); above = dirname(above))
    if (existsSync(above) && !statSync(above).isDirectory()) return above
  return path
}

function isReading({ syscall, message = '' }: SystemError, path: string | undefined): boolean {
  const call = syscall ?? /, (\w+)/.exec(message)?.[1]
  if (call !== 'open' || !path) return reading.includes(call ?? '')
  try {
    accessSync(path, constants.R_OK)
    return false
  } catch {
    return existsSync(path)
  }
}

/** Names the place whose disk is full; writing a part of a file gives an error without a path. */
function fullPlace(): string {
  const isFull = (folder: string) => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < 2 ** 20
  }
  const full = [process.cwd(), tmpdir()].find(folder => existsSync(folder) && isFull(folder))
  return full ? `A file below ${full}` : 'A file'
}

/** The path from the project's root; the whole path for a file elsewhere. */
function fromRoot(path: string): string {
  const inside = relative(process.cwd(), path)
  return inside === '' || inside.startsWith('..') ? path : inside.replaceAll('\\', '/')
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
