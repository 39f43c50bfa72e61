import { statSync } from 'node:fs'

/**
 * What the disk says of a file. As long as `text` stays the same the file says the same, if `isTelling`: two changes
 * within one tick of a disk look like one.
 */
export interface FileSignature {
  text: string
  isStable: boolean
}

/**
 * The longest tick of disks that keep parts of a second, and of those that don't, in milliseconds. FAT's is the longest,
 * with two seconds: https://learn.microsoft.com/windows/win32/sysinfo/file-times
 */
const [fineGranularityMs, coarseGranularityMs] = [100, 2000]

/** What the disk says of a file now; nothing where there is none. */
export function statSignature(path: string): FileSignature | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return
  const { ctimeMs, mtimeMs, size, ino } = found
  const granularityMs = ctimeMs % 1000 === 0 ? coarseGranularityMs : fineGranularityMs
  return { text: [ctimeMs, mtimeMs, size, ino].join(), isStable: Date.now() - ctimeMs > granularityMs }
}
