import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '@proofsheet/engine/base/cache/hash'
import { isRegularFile } from '@proofsheet/engine/base/files/list-files'
import { nameProblem } from '@proofsheet/engine/base/files/names'
import { writeProjectFile } from '@proofsheet/engine/base/files/write-files'
import { readContentPath } from '@proofsheet/engine/content/files/content-path'
import type { SiteDefinition } from '@proofsheet/engine/site'

/** The text of a file that may be edited, without its byte order mark. */
export interface ContentText {
  file: string
  source: string
  /** The SHA-256 of its bytes. */
  version: string
  /** The byte order mark, or nothing. */
  mark: string
}

const byteOrderMark = '\uFEFF'

/**
 * Whether a path from the project's root is that of a text that edit mode may change: a file of a collection, that of the
 * facts, or that of the settings. A path that a browser sends can have any form.
 */
export function isEditableText(
  file: string,
  { collections, facts, settingsFile }: Pick<SiteDefinition, 'collections' | 'facts' | 'settingsFile'>,
) {
  if (file === facts?.file || file === settingsFile?.file) return true
  const { collection = '' } = readContentPath(file) ?? {}
  const isPlain = file.split('/').every(part => part !== '' && !/^\./.test(part) && !nameProblem(part))
  return isPlain && !file.includes('\\') && Object.hasOwn(collections, collection)
}

/**
 * Reads a text that may be edited; undefined where there is none, where the path leads through a link, and where the
 * file isn't UTF-8.
 */
export function readContentText(root: string, site: SiteDefinition, file: string): ContentText | undefined {
  if (!isEditableText(file, site) || !isRegularFile(root, file)) return
  return toContentText(file, readFileSync(join(root, file)))
}

/** The text that bytes of a file are; undefined where they aren't UTF-8. */
export function toContentText(file: string, bytes: Uint8Array): ContentText | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const mark = text.startsWith(byteOrderMark) ? byteOrderMark : ''
    return { file, mark, source: text.slice(mark.length), version: sha256(bytes) }
  } catch {
    return
  }
}

/**
 * Writes a text with the byte order mark and the permissions that it had, whole or not at all. Gives the text as it is
 * now.
 */
export function writeContentText(root: string, { file, mark }: ContentText, source: string): ContentText {
  const bytes = Buffer.from(mark + source)
  writeProjectFile(root, file, bytes)
  return { file, mark, source, version: sha256(bytes) }
}

/** That the dev server starts again when files change, where it does: its configuration imports the site's settings. */
export function restartOf({ settingsFile }: Pick<SiteDefinition, 'settingsFile'>, files: Set<string>) {
  return settingsFile && files.has(settingsFile.file) ? { restarts: true } : {}
}
