import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The time limit for git, in milliseconds. */
const timeoutMs = 5000

/**
 * Gives the function that says whether a content file is new: not on the disk yet, or unknown to git. Without git, no
 * file on the disk is new. Git is asked once, and only when it is needed.
 */
export function createNewFiles(root: string): (file: string) => boolean {
  let untracked: Set<string> | undefined
  return file => {
    if (!existsSync(join(root, file))) return true
    untracked ??= listUntracked(root)
    return untracked.has(file)
  }
}

function listUntracked(root: string): Set<string> {
  // No program that the repository's settings name is run.
  const words = ['-c', 'core.fsmonitor=false', 'ls-files', '--others', '-z', '--', 'content']
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', timeout: timeoutMs })
  return new Set(status === 0 ? stdout.split('\0') : [])
}
