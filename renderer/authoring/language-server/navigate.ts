import { type Position, positionAt } from '@proofsheet/engine/base/diagnostics/position'
import type { Entry } from '@proofsheet/engine/content/files/find'
import { parseEntry } from '@proofsheet/engine/content/parse'
import type { Location } from 'vscode-languageserver/node'
import { cursorAt } from '../cursors/cursor-at'
import { headingsOf } from '../headings'
import type { Reference } from '../references'
import { toRange } from './diagnose'
import { definitionOf } from './structure/definitions'
import { typeOf, type Workspace } from './workspace'

/**
 * The definition of the name at an offset: the file that a slug or URL names, a field of this file's frontmatter, or
 * the definition that `definitionOf` finds.
 */
export async function definitionAt(workspace: Workspace, entry: Entry, offset: number): Promise<Location | undefined> {
  const reference = referenceAt(workspace, entry, offset)
  const target = reference && workspace.index().targetOf(reference)
  if (reference && target) {
    // Only a link with an anchor needs the headings, for which the other text is parsed.
    const headings = reference.anchor === undefined ? [] : headingsOf(target, workspace.site)
    const heading = headings.find(({ anchor }) => anchor === reference.anchor)
    return locationOf(workspace, target.file, positionAt(target.source, heading?.start ?? 0))
  }
  const cursor = cursorAt(entry.source, offset, typeOf(workspace, entry), workspace.definitions)
  if (cursor?.at === 'frontmatter') {
    const path = [...cursor.path, entry.source.slice(cursor.start, cursor.end)]
    return {
      uri: workspace.uriOf(entry.file),
      range: toRange(parseEntry(entry.source, entry.file).value.locate(path, 'key')),
    }
  }
  const found = cursor && (await definitionOf(workspace, entry, cursor))
  return found && { uri: workspace.uriOf(found.file), range: toRange(found.at) }
}

/** All references to the entity that is named at an offset, or else to the entity of the file itself. */
export async function referencesAt(workspace: Workspace, entry: Entry, offset: number): Promise<Location[]> {
  const records = await workspace.records()
  const { entries, targetOf } = workspace.index()
  const reference = referenceAt(workspace, entry, offset)
  const target = reference ? targetOf(reference) : entries.find(({ file }) => file === entry.file)
  if (!target) return []
  return entries.flatMap(({ file }) =>
    (records.get(file)?.references ?? [])
      .filter(found => targetOf(found) === target)
      .map(({ start, end, at }) => ({
        uri: workspace.uriOf(file),
        // A name is within one line.
        range: toRange({ ...at, end: { line: at.line, column: at.column + end - start } }),
      })),
  )
}

/** The span of the slug that can be renamed at an offset: that of a reference, or the first line for the file's own. */
export function renamableAt(workspace: Workspace, entry: Entry, offset: number) {
  const reference = referenceAt(workspace, entry, offset)
  const target = reference ? workspace.index().targetOf(reference) : entry
  if (!target || (!reference && positionAt(entry.source, offset).line > 1)) return
  if (!reference) return { target, start: 0, end: Math.max(0, entry.source.search(/\r?\n/)) }
  const slugEnd = reference.collection ? reference.nameEnd : reference.nameEnd - 1
  return { target, start: Math.max(reference.start, slugEnd - target.slug.length), end: slugEnd }
}

function referenceAt(workspace: Workspace, entry: Entry, offset: number): Reference | undefined {
  return workspace.references(entry).find(({ start, end }) => start <= offset && offset <= end)
}

function locationOf(workspace: Workspace, file: string, at: Position): Location {
  return { uri: workspace.uriOf(file), range: toRange({ ...at, end: at }) }
}
