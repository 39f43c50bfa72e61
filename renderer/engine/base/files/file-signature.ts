import { lstatSync, type Stats, statSync } from 'node:fs'

/**
 * Identifies the state of a file without reading it. An equal `text` means equal content only if `isStable`: two
 * changes within the timestamp granularity of the file system have the same signature.
 */
export interface FileSignature {
  text: string
  isStable: boolean
}

/**
 * The timestamp granularity of file systems with fractions of a second, and of those without, in milliseconds. FAT has
 * the coarsest, two seconds: https://learn.microsoft.com/windows/win32/sysinfo/file-times
 */
const [fineGranularityMs, coarseGranularityMs] = [100, 2000]

/** The signature of a file from `stat`; undefined where it doesn't exist. */
export function statSignature(path: string): FileSignature | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return
  const { ctimeMs, mtimeMs, size, ino } = found
  return { text: [ctimeMs, mtimeMs, size, ino].join(), isStable: wasStableAt(found, Date.now()) }
}

/** Gives a function like one that reads a file, which reads it again only when its signature has changed. */
export function memoizeByFile<Value>(read: (path: string) => Value): (path: string) => Value {
  const known = new Map<string, { signature: string; value: Value }>()
  return path => {
    const signature = statSignature(path)
    const last = known.get(path)
    if (last && last.signature === signature?.text) return last.value
    const value = read(path)
    if (signature?.isStable) known.set(path, { signature: signature.text, value })
    else known.delete(path)
    return value
  }
}

/**
 * Whether a file has not changed since a moment, in milliseconds, by its change time: unlike the modification time,
 * programs can't set it. False also where it changed so shortly before that a later change could have the same time.
 */
export const wasStableAt = ({ ctimeMs }: Pick<Stats, 'ctimeMs'>, atMs: number): boolean =>
  atMs - ctimeMs > (ctimeMs % 1000 === 0 ? coarseGranularityMs : fineGranularityMs)

/** Whether a file or folder, or a link in its place, is there and has not changed since a moment; see `wasStableAt`. */
export function isUnchanged(path: string, atMs: number): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found !== undefined && wasStableAt(found, atMs)
}
