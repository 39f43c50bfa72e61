import type { Entry } from '@proofsheet/engine/content/files/find'
import { type CompletionItem, InsertTextFormat, CompletionItemKind as Kind } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { stringify } from 'yaml'
import type { Cursor } from '../../cursors/cursor'
import { cursorAt } from '../../cursors/cursor-at'
import { templateContext } from '../../new/create-entry'
import { newText } from '../../new/template'
import { isInComponent } from '../sentence'
import { collectionOf, typeOf, type Workspace } from '../workspace'
import { choicesAt } from './choices'

/** The completions at an offset of a document. */
export async function complete(
  workspace: Workspace,
  document: TextDocument,
  offset: number,
): Promise<CompletionItem[]> {
  const entry = workspace.entryOf(document)
  if (!entry) return []
  if (
    entry.source
      .slice(0, offset)
      .trim()
      .replace(/^-{0,3}$/, '') === '' &&
    !/\w/.test(entry.source)
  )
    return [wholeFile(workspace, entry, document)]
  const type = typeOf(workspace, entry)
  const cursor = cursorAt(entry.source, offset, type, workspace.definitions)
  if (!cursor) return []
  const range = { start: document.positionAt(cursor.start), end: document.positionAt(cursor.end) }
  const components = isInComponent(cursor) ? await workspace.components() : []
  return choicesAt({ workspace, entry, cursor }, components).map(
    ({ label, kind, detail, sentence, snippet }, index) => ({
      label,
      kind,
      detail: detail || undefined,
      documentation: sentence ? { kind: 'markdown', value: sentence } : undefined,
      sortText: String(index).padStart(4, '0'),
      filterText: label,
      insertTextFormat: snippet === undefined ? InsertTextFormat.PlainText : InsertTextFormat.Snippet,
      textEdit: { range, newText: snippet ?? written(label, cursor) },
    }),
  )
}

/** A value as YAML; quoted values and those outside of YAML are unchanged. */
function written(label: string, cursor: Cursor): string {
  return cursor.at === 'value' && !cursor.isQuoted && /[#:]/.test(label) ? stringify(label).trimEnd() : label
}

/** The completion for an empty file: the frontmatter with every field, as `npm run new` writes it. */
function wholeFile(workspace: Workspace, entry: Entry, document: TextDocument): CompletionItem {
  const collection = collectionOf(workspace, entry)
  const text = newText(collection, entry.slug, workspace.definitions, templateContext(workspace, entry.collection))
  return {
    label: `--- every field of a ${collection.noun}`,
    kind: Kind.Snippet,
    filterText: '---',
    documentation: 'Each field with its sentence and an example.',
    textEdit: {
      range: { start: document.positionAt(0), end: document.positionAt(entry.source.length) },
      newText: text,
    },
  }
}
