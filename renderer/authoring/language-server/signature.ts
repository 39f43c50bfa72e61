import type { Entry } from '@proofsheet/engine/content/files/find'
import type { SignatureHelp } from 'vscode-languageserver/node'
import { cursorAt } from '../cursors/cursor-at'
import { typeOf, type Workspace } from './workspace'

/** The props of a component with their types, and the meaning of the present one, while its tag is written. */
export async function signatureAt(workspace: Workspace, entry: Entry, offset: number): Promise<SignatureHelp | null> {
  const cursor = cursorAt(entry.source, offset, typeOf(workspace, entry), workspace.definitions)
  if (cursor?.at !== 'prop' && cursor?.at !== 'prop-value') return null
  const component = (await workspace.components()).find(({ name }) => name === cursor.component)
  if (!component) return null
  const present = cursor.at === 'prop' ? entry.source.slice(cursor.start, cursor.end) : `${cursor.path[0]}`
  const index = component.props.findIndex(({ name }) => name === present)
  const parameters = component.props.map(({ name, type, required, sentence }) => {
    return { label: `${name}${required ? '' : '?'}: ${type}`, documentation: sentence }
  })
  const label = [`<${component.name}`, parameters.map(({ label }) => label).join(', ')].filter(Boolean).join(' ')
  const signature = { label: `${label}>`, documentation: component.sentence, parameters }
  return { signatures: [signature], activeSignature: 0, activeParameter: index < 0 ? parameters.length : index }
}
