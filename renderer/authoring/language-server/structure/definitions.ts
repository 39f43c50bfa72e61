import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import { fileStart, positionAt, type Range } from '@proofsheet/engine/base/diagnostics/position'
import { normalUrl } from '@proofsheet/engine/base/files/decode-url'
import { kindOf } from '@proofsheet/engine/base/files/kinds'
import { listFiles } from '@proofsheet/engine/base/files/list-files'
import { packageModule } from '@proofsheet/engine/base/modules/package-module'
import { readFacts } from '@proofsheet/engine/content/facts/facts'
import type { Entry } from '@proofsheet/engine/content/files/find'
import { type Definitions, follow, referenceOf } from '@proofsheet/engine/content/schema/schema-fields'
import { pictureUrl } from '@proofsheet/engine/mdx/plugins/picture-urls'
import type { Cursor } from '../../cursors/cursor'
import { collectionOf, type Workspace } from '../workspace'

/** The place of a definition. */
export interface Definition {
  file: string
  at: Range
}

/** The folders with the types of frontmatter, from the root: the site's own, and the engine's, compiled or as sources. */
function typeFolders(root: string): string[] {
  const compiled = relative(root, dirname(packageModule('content/schema/publication'))).replaceAll('\\', '/')
  return ['content/types', compiled, compiled.replace('/dist/', '/')]
}

/** The definition of the component, prop, field, picture or fact under a cursor: in code, content/media or facts. */
export async function definitionOf(
  workspace: Workspace,
  entry: Entry,
  cursor: Cursor,
): Promise<Definition | undefined> {
  const word = entry.source.slice(cursor.start, cursor.end)
  const isName = /^[\w-]+$/.test(word)
  switch (cursor.at) {
    case 'component':
      return inComponent(workspace, word, name => new RegExp(`function ${name}\\b|export default `))
    case 'prop':
      return isName ? inComponent(workspace, cursor.component, () => new RegExp(`^ +${word}\\??:`, 'm')) : undefined
    case 'fact':
      return factDefinition(workspace, word)
    case 'field':
      return isName ? fieldDefinition(workspace, entry, [...cursor.group, word]) : undefined
    case 'picture':
    case 'value':
      return mediaDefinition(workspace, pictureUrl(word, entry.file))
    default:
      return undefined
  }
}

async function inComponent(workspace: Workspace, name: string, toPattern: (name: string) => RegExp) {
  const file = (await workspace.components()).find(known => known.name === name)?.file
  return file ? inFile(workspace, file, toPattern(name)) : undefined
}

function factDefinition({ root, site }: Workspace, name: string): Definition | undefined {
  const fact = readFacts(root, site).value[name]
  return fact && site.facts ? { file: site.facts.file, at: fact.at } : undefined
}

function mediaDefinition({ root }: Workspace, url: string): Definition | undefined {
  const file = `content${normalUrl(url)}`
  if (!kindOf(file)) return
  return existsSync(join(root, file)) ? { file, at: fileStart } : undefined
}

/** The line of a field in the interface that declares it. */
function fieldDefinition(workspace: Workspace, entry: Entry, path: Path): Definition | undefined {
  const type = declaringType(workspace.definitions, collectionOf(workspace, entry).type, path)
  const declared = new RegExp(`^ +${path.at(-1)}\\??:`, 'm')
  const files = typeFolders(workspace.root)
    .flatMap(folder => listFiles(workspace.root, folder))
    .filter(file => file.endsWith('.ts'))
  const own = files.flatMap(file => inFile(workspace, file, declared, new RegExp(`interface ${type}\\b`)) ?? [])
  // Inherited fields are in another interface.
  return own[0] ?? files.flatMap(file => inFile(workspace, file, declared) ?? [])[0]
}

/** The name of the type that has the field at a path. */
function declaringType(definitions: Definitions, type: string, path: Path): string {
  let name = type
  let part = definitions[type] ?? {}
  for (const key of path.slice(0, -1)) {
    const whole = follow(part, definitions)
    part = (typeof key === 'number' ? whole.items : whole.properties?.[key]) ?? {}
    name = referenceOf(part) ?? name
  }
  return name
}

/** The first match of a pattern in a file, behind the first match of another one. */
function inFile({ root }: Workspace, file: string, pattern: RegExp, behind?: RegExp): Definition | undefined {
  const text = readFileSync(join(root, file), 'utf8')
  const from = behind ? text.search(behind) : 0
  const part = from < 0 ? '' : text.slice(from, behind && text.indexOf('\n}', from))
  const index = part.search(pattern)
  if (index < 0) return
  const at = positionAt(text, from + index + (/^ */.exec(part.slice(index))?.[0].length ?? 0))
  return { file, at: { ...at, end: at } }
}
