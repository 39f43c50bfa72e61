import { statSync } from 'node:fs'

/**
 * What the disk says of a file. As long as `text` stays the same the file says the same, if `isTelling`: two changes
 * within one tick of a disk look like one.
 */
export interface Stamp {
  text: string
  isTelling: boolean
}

/**
 * The longest tick of disks that keep parts of a second, and of those that don't, in milliseconds. FAT's is the longest,
 * with two seconds: https://learn.microsoft.com/windows/win32/sysinfo/file-times
 */
const [fine, coarse] = [100, 2000]

/** What the disk says of a file now; nothing where there is none. */
export function stampOf(path: string): Stamp | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return
  const { ctimeMs, mtimeMs, size, ino } = found
  const tick = ctimeMs % 1000 === 0 ? coarse : fine
  return { text: [ctimeMs, mtimeMs, size, ino].join(), isTelling: Date.now() - ctimeMs > tick }
}
