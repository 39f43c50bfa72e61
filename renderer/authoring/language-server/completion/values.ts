import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry } from '@proofsheet/engine/content/files/find'
import { findMedia, mediaUse } from '@proofsheet/engine/content/media/find-media'
import { type Definitions, shapesAt } from '@proofsheet/engine/content/schema/schema-fields'
import { CompletionItemKind as Kind } from 'vscode-languageserver/node'
import type { Cursor } from '../../cursors/cursor'
import { headingsOf } from '../../headings'
import { allPages, type Workspace } from '../workspace'
import { escapeSnippet } from './snippets'

/** A completion. */
export interface Choice {
  label: string
  kind: Kind
  detail?: string
  sentence?: string
  /** The inserted text where it differs from the label, with tab stops such as `$1`. */
  snippet?: string
}

/** The place of a completion. */
export interface Place {
  workspace: Workspace
  entry: Entry
  cursor: Cursor
}

/** The values that a schema allows; `before` is inserted in front of each. */
export function valuesOf({ workspace, entry, cursor }: Place, part: object, known: Definitions, before = ''): Choice[] {
  const value = (label: string, kind: Kind = Kind.Value, detail = ''): Choice => ({
    label,
    kind,
    detail,
    snippet: before ? escapeSnippet(before + label) : undefined,
  })
  return shapesAt(part, [], known).flatMap(shape => {
    if (shape.enum) return shape.enum.map((name: unknown) => value(String(name), Kind.EnumMember))
    if ('const' in shape) return [value(String(shape.const), Kind.EnumMember)]
    if (shape.type === 'boolean') return [value('true'), value('false')]
    if (shape.type === 'null') return [value('null')]
    if (shape.reference)
      return workspace
        .slugs(shape.reference)
        .map(slug => value(slug, Kind.Reference, workspace.titles().get(workspace.urlOf(shape.reference, slug)) ?? ''))
    if ('media' in shape)
      return findMedia(workspace.root)
        .filter(path => mediaUse(path) === shape.media)
        .map(path => value(path, Kind.File))
    if (shape.format === 'date') return [value(new Date().toLocaleDateString('sv'), Kind.Constant, 'today')]
    if (shape.format === 'href') {
      const text = 'start' in cursor ? entry.source.slice(cursor.start, cursor.end) : ''
      return urlChoices(workspace, entry, text)
    }
    return []
  })
}

/** The URLs of the site; after "#", the anchors of the page that the text names. */
export function urlChoices(workspace: Workspace, entry: Entry, text: string): Choice[] {
  const all = allPages(workspace)
  const [path = ''] = text.split('#')
  if (!text.includes('#'))
    return all.map(({ url, file, title }) => ({ label: url, kind: Kind.File, detail: title || file }))
  const target = path === '' ? entry.file : all.find(({ url }) => url === path)?.file
  if (!target) return []
  const source = target === entry.file ? entry.source : textOf(workspace, target)
  return headingsOf({ source, file: target }, workspace.site).map(({ anchor, words }) => ({
    label: `${path}#${anchor}`,
    kind: Kind.Reference,
    detail: words,
  }))
}

function textOf(workspace: Workspace, file: string): string {
  return workspace.unsaved().get(file) ?? readFileSync(join(workspace.root, file), 'utf8')
}
