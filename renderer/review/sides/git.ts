import { execFileSync } from 'node:child_process'
import { Failure } from '@proofsheet/engine/base/failures/failure'

/** The file with the versions of all packages, which no build reads. */
export const lockFile = 'package-lock.json'

/** The names of the main branch, the usual ones first. */
const mainBranches = ['main', 'origin/main', 'master', 'origin/master']

/** The largest output of git that is read, in bytes. */
const maxOutput = 256 * 1024 * 1024

/** Runs git in a folder and gives its output; undefined where it fails. */
export function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: maxOutput,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return
  }
}

/** The full hash of a commit by any name of it. Throws a `Failure` where there is none. */
export function commitOf(root: string, name: string): string {
  const commit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)?.trim()
  if (commit) return commit
  throw new Failure(
    `"${name}" is neither a commit, nor a folder with a built site, nor the address of a manifest.json.`,
  )
}

/** The commit where the branch left main. Throws a `Failure` where no main branch is known. */
export function branchPoint(root: string): string {
  for (const branch of mainBranches) {
    const commit = git(root, 'merge-base', 'HEAD', branch)?.trim()
    if (commit) return commit
  }
  throw new Failure('There is no branch main to compare with. Name a commit: npm run review -- <commit>')
}

/** A file as it was at a commit; undefined where there was none. */
export function fileAt(root: string, commit: string, file: string): string | undefined {
  return git(root, 'show', `${commit}:./${file}`)
}

/** Two states of a project: a commit, and another one or the working tree. */
export type Range = readonly [from: string, to?: string]

const namesOf = (range: Range) => range.filter(name => name !== undefined)

/** The files of some paths that differ in a range; for the working tree, new files that git doesn't know too. */
export function changedFiles(root: string, range: Range, ...paths: string[]): string[] {
  const known =
    git(root, 'diff', '--relative', '--no-renames', '--name-only', '-z', ...namesOf(range), '--', ...paths) ?? ''
  if (range[1] !== undefined) return known.split('\0').filter(Boolean)
  const unknown = git(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', ...paths) ?? ''
  return [...new Set(`${known}${unknown}`.split('\0').filter(Boolean))].sort()
}

/** The changed lines of all files, as git prints them without lines around. */
export function diffOf(root: string, range: Range): string {
  return (
    git(
      root,
      '-c',
      'core.quotepath=off',
      'diff',
      '--relative',
      '--no-color',
      '--no-ext-diff',
      '--unified=0',
      ...namesOf(range),
      '--',
    ) ?? ''
  )
}
