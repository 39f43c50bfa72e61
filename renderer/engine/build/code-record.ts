import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../base/cache/hash'
import { localFolder } from '../base/cache/local'
import type { FileHashes } from '../base/files/file-hashes'
import { readJson } from '../base/files/read-json'
import { changedSince, hashAt, type RecordedFiles } from '../base/modules/recorded-files'

/** The number of code builds that are compared with the files: a developer may go back to another branch. */
const maxCompared = 3

/** The file with the inputs of the built code in a folder. */
export const codeRecordFile = (folder: string) => join(folder, 'code.json')

/** The folder with all built code. */
export const codeFolder = (root: string) => localFolder(root, 'code')

/** The inputs of the built code of pages. */
export interface CodeRecord extends RecordedFiles {
  /** The hash of the environment that it was built in. */
  environment: string
  /** The hash of the code, wherever it was built: its inputs may change without changing it. */
  hash: string
  /** The hash of the modules that the main parts of pages are rendered by. */
  main: string
}

/** The key of code that was built in an environment: the hash of the files that it was built from. */
export const codeKey = ({ environment, files }: CodeRecord) => hashOf(environment, ...Object.entries(files).flat())

/**
 * Finds built code by its record. Gives the key of code that is made from the files and the environment as they are, if
 * there is any, and the hash of each file of the last build by its path, as it is now.
 */
export function findCode(root: string, environment: string, hashes: FileHashes) {
  const records = lastRecords(codeFolder(root))
  const hashFile = (path: string) => hashes.hashOf(path)
  const current = records.find(
    record => record.environment === environment && changedSince(root, record, hashFile).length === 0,
  )
  const last = current ?? records[0]
  return {
    key: current && codeKey(current),
    files: Object.fromEntries(
      Object.keys(last?.files ?? {}).map(path => [path, hashAt(join(root, path), hashFile) ?? '']),
    ),
  }
}

/** The record of built code; undefined for an unfinished build, or one of an older version. */
export const readCodeRecord = (folder: string) => readJson<CodeRecord>(codeRecordFile(folder))

/** The records of the last builds, the newest first. */
function lastRecords(folder: string): CodeRecord[] {
  const age = (path: string) => statSync(codeRecordFile(path), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => /^[0-9a-f]{64}$/.test(name))
    .map(name => join(folder, name))
    .sort((a, b) => age(b) - age(a))
    .slice(0, maxCompared)
    .flatMap(path => readCodeRecord(path) ?? [])
}
