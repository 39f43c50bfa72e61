import { readFileSync } from 'node:fs'
import { statSignature } from '../../cache/file-signature'
import { sha256 } from '../../cache/hash'

/** The text of a file with its content hash; each may be computed only when it is asked for. */
export interface SourceText {
  source: string
  /** SHA-256 of the text in hexadecimal. */
  hash: string
}

/** Reads the text of a file. Throws where there is none, or where it is not UTF-8. */
export type FileReader = (path: string) => SourceText

/** Reads the text of a file, a byte order mark left out. Throws where there is none, or where it is not UTF-8. */
export function readSource(path: string): SourceText {
  return toSourceText(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)))
}

/** A text with its hash, which is computed when first asked for. */
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

/** Gives a function like `readSource` that reads a file again only when its file signature has changed. */
export function createFileReader(): FileReader {
  const texts = new Map<string, { signature: string; text: SourceText }>()
  return path => {
    const signature = statSignature(path)
    const last = texts.get(path)
    if (last && last.signature === signature?.text) return last.text
    const text = readSource(path)
    if (signature?.isStable) texts.set(path, { signature: signature.text, text })
    else texts.delete(path)
    return text
  }
}

/**
 * Gives a function like `readSource` that reads a file only when its text is asked for, where `isKnown` says that a file
 * with its hash was read before; others are read at once, since they may not be text.
 */
export function createLazyReader(
  hashFile: (path: string) => string,
  isKnown: (path: string, hash: string) => boolean,
): FileReader {
  return path => {
    const hash = hashFile(path)
    if (!isKnown(path, hash)) return { hash, source: readSource(path).source }
    let source: string | undefined
    return {
      hash,
      get source() {
        source ??= readSource(path).source
        return source
      },
    }
  }
}
