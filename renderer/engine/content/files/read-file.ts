import { readFileSync, statSync } from 'node:fs'
import { sha256 } from '../../base/cache/hash'
import type { IssueCode } from '../../base/diagnostics/issue'
import { limits, tooLarge } from '../../base/diagnostics/limits'
import { explainUnread } from '../../base/files/check-files'
import type { HashedFile } from '../../base/files/file-hashes'
import { memoizeByFile } from '../../base/files/file-signature'

/** The text of a file with its content hash; both may be computed lazily. */
export interface SourceText {
  source: string
  /** SHA-256 of the text in hexadecimal. */
  hash: string
}

/** Reads a text file. Throws where it is missing or not UTF-8. */
export type FileReader = (path: string) => SourceText

/** The error of a text file above the limit of its size. */
export class FileTooLarge extends Error {}

/** Reads a text file, without its byte order mark. Throws where it is missing or not UTF-8, or `FileTooLarge`. */
export function readSource(path: string): SourceText {
  if (statSync(path).size > limits.fileBytes) throw new FileTooLarge(path)
  return toSourceText(decode(path, readFileSync(path)))
}

function decode(path: string, bytes: Uint8Array): string {
  if (bytes.length > limits.fileBytes) throw new FileTooLarge(path)
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/** A text with its hash, computed on first use. */
export function toSourceText(source: string): SourceText {
  let hash: string | undefined
  return {
    source,
    get hash() {
      hash ??= sha256(source)
      return hash
    },
  }
}

/** Gives a function like `readSource` that reads a file again only after a change. */
export const createFileReader = (): FileReader => memoizeByFile(readSource)

/**
 * Gives a function like `readSource` that reads a file lazily where `isKnown` reports its hash as known, and others at
 * once, because they may not be valid text. It holds no text: where one is needed later, it is read again.
 */
export function createLazyReader(
  hashFile: (path: string) => HashedFile,
  isKnown: (path: string, hash: string) => boolean,
): FileReader {
  return path => {
    const { hash, bytes } = hashFile(path)
    const isLazy = isKnown(path, hash)
    return weakText(path, hash, isLazy ? undefined : bytes ? { source: decode(path, bytes) } : readSource(path))
  }
}

/** The text of a file, which is read again after nothing else has held it. */
function weakText(path: string, hash: string, text?: { source: string }): SourceText {
  let held = text && new WeakRef(text)
  return {
    hash,
    get source() {
      const now = held?.deref() ?? readSource(path)
      held = new WeakRef(now)
      return now.source
    },
  }
}

/** Reports an issue of a whole file or folder. */
export type Report = (file: string, code: IssueCode, message: string, hint: string) => void

/** Reads a file; undefined and an issue where it can't be read, is too large, or is not text. */
export function readOrReport(file: string, read: () => SourceText, report: Report): SourceText | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof FileTooLarge) report(file, 'file-limit', tooLarge.message, tooLarge.hint)
    else report(file, 'file-unreadable', ...explainUnread(error as Error))
    return
  }
}
