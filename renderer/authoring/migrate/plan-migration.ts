import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { count } from '@proofsheet/engine/base/diagnostics/issue'
import { applyEdits, type Edit } from '@proofsheet/engine/base/files/edits'
import { type Entry, findEntries } from '@proofsheet/engine/content/files/find'
import { parseEntry } from '@proofsheet/engine/content/parse'
import { typeSchema } from '@proofsheet/engine/content/schema/schema'
import { everyNode } from '@proofsheet/engine/mdx/nodes'
import { createBodyParser } from '@proofsheet/engine/mdx/parse-body'
import type { SchemaObject } from 'ajv'
import { createPatch } from 'diff'
import type { AuthoringContext } from '../authoring-context'
import type { Change } from '../changes'
import { compareTypes, type Difference } from './compare-schemas'
import { migrationEdits } from './migration-edits'

/** The plan of a migration: the changes that new types need in content files. Nothing has been written. */
export interface Migration {
  /** The differences of each type that a collection has, in words, with the number of files; `open` has those to decide by hand. */
  steps: { text: string; files: number; open: string[] }[]
  changes: Change[]
}

/** The path of the committed schema, from the project's root. */
const committed = 'content/types/schema.json'

/** The schema as it was: in a file, or in the last commit. Throws an error with a sentence where there is none. */
export function formerSchema(root: string, file?: string): SchemaObject {
  const text = file === undefined ? fromGit(root) : readFileSync(file, 'utf8')
  const schema = JSON.parse(text)
  return schema.value ?? schema
}

function fromGit(root: string): string {
  try {
    return execFileSync('git', ['show', `HEAD:./${committed}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 2 ** 28,
    })
  } catch {
    throw new Error(`The last commit has no ${committed}. Name a file with the former schema: --from <file>.`)
  }
}

/** Compares the types with a former schema, and plans the edits of every content file that follow. */
export async function planMigration({ root, site, cache }: AuthoringContext, former: SchemaObject): Promise<Migration> {
  const { definitions: after = {} } = await typeSchema(root, cache)
  const before = former.definitions ?? {}
  const entries = findEntries(root, site.collections).value
  const texts = new Map(entries.map(entry => [entry.file, entry.source]))
  const parse = createBodyParser(site)
  const steps: Migration['steps'] = []
  for (const type of new Set(Object.values(site.collections).map(each => each.type))) {
    if (!before[type] || !after[type]) continue
    for (const difference of compareTypes(before[type], after[type], { before, after })) {
      const own = entries.filter(({ collection }) => site.collections[collection]?.type === type)
      const changed = own.filter(entry => {
        const source = texts.get(entry.file) ?? ''
        const edits = [...migrationEdits(source, difference), ...bodyEdits({ ...entry, source }, difference, parse)]
        texts.set(entry.file, applyEdits(source, edits))
        return edits.length > 0
      })
      const isOpen = difference.kind === 'removed' || difference.kind === 'choices'
      const open = isOpen ? own.filter(({ source }) => isUsed(source, difference)).map(({ file }) => file) : []
      const files = isOpen ? open.length : changed.length
      if (files > 0) steps.push({ text: describe(type, difference), files, open })
    }
  }
  const changes = entries.flatMap(({ file, source }) => {
    const text = texts.get(file) ?? source
    return text === source ? [] : [{ file, source, edits: [{ start: 0, end: source.length, text }] }]
  })
  return { steps, changes }
}

/** The edits of a body that names a renamed or moved field of the page. */
function bodyEdits(entry: Entry, difference: Difference, parse: ReturnType<typeof createBodyParser>): Edit[] {
  if (difference.group.length > 0 || (difference.kind !== 'renamed' && difference.kind !== 'moved')) return []
  const name = `frontmatter.${difference.from}`
  if (!entry.source.includes(name)) return []
  const to = `frontmatter.${difference.kind === 'renamed' ? difference.to : difference.to.join('.')}`
  const { body } = parseEntry(entry.source, entry.file).value
  const { tree } = parse(body, entry.file)
  const places = (tree ? everyNode(tree) : []).flatMap(node => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [node.position]
    return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
      ? node.attributes.map(({ position }) => position)
      : []
  })
  return places.flatMap(place => {
    const start = place?.start.offset ?? 0
    const text = body.slice(start, place?.end.offset ?? 0)
    return [...text.matchAll(new RegExp(`\\b${name.replace('.', '\\.')}(?![\\w$])`, 'g'))].map(({ index }) => ({
      start: start + index,
      end: start + index + name.length,
      text: to,
    }))
  })
}

/** Whether a file has the field that is gone, or one of its choices that are. */
function isUsed(source: string, difference: Difference): boolean {
  const data = parseEntry(source, '').value.data ?? {}
  const groups = difference.group.reduce<unknown[]>(
    (all, key) =>
      all.flatMap(each =>
        key === '*' ? (Array.isArray(each) ? each : []) : ((each as Record<string, unknown> | undefined)?.[key] ?? []),
      ),
    [data],
  )
  return groups.some(group => {
    const value = 'field' in difference ? (group as Record<string, unknown> | null)?.[difference.field] : undefined
    if (difference.kind === 'choices') return [value].flat().some(each => difference.gone.includes(String(each)))
    return value !== undefined
  })
}

function describe(type: string, difference: Difference): string {
  const at = (name: string) => [...difference.group, name].join('.')
  switch (difference.kind) {
    case 'renamed':
      return `${type}: ${at(difference.from)} is called ${difference.to} now`
    case 'moved':
      return `${type}: ${at(difference.from)} is in ${difference.to[0]} now`
    case 'choice':
      return `${type}: ${JSON.stringify(difference.from)} of ${at(difference.field)} is ${JSON.stringify(difference.to)} now`
    case 'required':
      return `${type}: ${at(difference.field)} is required now${difference.isExample ? ', and gets its example' : ''}`
    case 'removed':
      return `${type}: there is no ${at(difference.field)} any more; remove it, or name what took its place`
    case 'choices':
      return `${type}: ${at(difference.field)} has no ${difference.gone.map(each => JSON.stringify(each)).join(', ')} any more; choose another`
  }
}

/** Describes a migration: each difference, the patches unless they are written, and a summary. */
export function describeMigration({ steps, changes }: Migration, isWritten: boolean): string {
  const patches = isWritten
    ? []
    : changes.map(change =>
        createPatch(change.file, change.source, applyEdits(change.source, change.edits), '', '', { context: 1 }),
      )
  const open = steps.filter(step => step.open.length > 0).length
  const files = count(changes.length, 'file')
  const summary = isWritten
    ? `${files} written.`
    : changes.length > 0
      ? `${files} would change. Nothing was written: add --write.`
      : open > 0
        ? 'No other file has to change.'
        : 'No file has to change.'
  const list = steps.flatMap(({ text, files: number, open }) => [
    `${text}: ${count(number, 'file')}`,
    ...open.map(file => `  ${file}`),
  ])
  return [...list, ...patches, ...(open > 0 ? [`${count(open, 'difference')} to decide by hand.`] : []), summary].join(
    '\n',
  )
}
