import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import type { BlockKind } from './source-types'

/** The source that an id names: a field by its path, or a block by its offset. */
export type SourceId = { file: string; path: Path } | { file: string; start: number; kind: string }

/** The id of a field. */
export function fieldId(file: string, path: Path): string {
  return `${encodePart(file)}?${path.map(key => (typeof key === 'number' ? `${key}` : `.${encodeURIComponent(key)}`)).join('/')}`
}

/** The id of a block, valid for one version of its file. */
export function blockId(file: string, { start, kind }: { start: number; kind: BlockKind }): string {
  return `${encodePart(file)}@${start}-${kind}`
}

/** Parses an id; undefined for a text that is none. */
export function readId(id: string): SourceId | undefined {
  const [, name = '', sign, rest = ''] = /^([^?@]+)([?@])(.*)$/.exec(id) ?? []
  try {
    const file = decodeURIComponent(name)
    if (sign === '@') {
      const [, start, kind = ''] = /^(\d+)-([a-z]+)$/.exec(rest) ?? []
      return start === undefined ? undefined : { file, start: Number(start), kind }
    }
    if (sign !== '?') return
    const path = rest === '' ? [] : rest.split('/')
    return { file, path: path.map(key => (key.startsWith('.') ? decodeURIComponent(key.slice(1)) : Number(key))) }
  } catch {
    return
  }
}

/** Characters that separate ids in attributes, and parts in ids, are encoded; slashes of files stay readable. */
function encodePart(text: string): string {
  return encodeURIComponent(text).replaceAll('%2F', '/')
}
