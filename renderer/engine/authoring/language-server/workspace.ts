import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SchemaObject } from 'ajv'
import type { TextDocuments } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { type Collection, type CollectionName, collections, entityUrl, isCollection } from '../../../site/collections'
import { createFileReader, type Entry, findEntries, toText } from '../../content/find'
import type { Issue } from '../../diagnostics/issue'
import { type ComponentDescription, describeComponents } from '../../types/describe-components'
import { typeSchema } from '../../types/schema'
import type { Definitions } from '../../types/schema-fields'
import { type Reference, referencesIn } from '../references'
import { startChecks } from './checks'

/** What the features of the server know: the project, the open texts, and the site as it was last read. */
export interface Workspace {
  root: string
  definitions: Definitions
  vocabulary(): Promise<ComponentDescription[]>
  /** The texts that editors hold, by the file's path from the root. */
  unsaved(): Map<string, string>
  /** Reads the site anew and gives every issue: at once what needs no program, then with the types of texts too. */
  check(): AsyncGenerator<Issue[]>
  /** What pages are called, by address, as far as the site has been read. */
  titles(): ReadonlyMap<string, string>
  /** The names of a collection's files, as they are on the disk now. */
  slugs(collection: CollectionName): string[]
  entries(): Entry[]
  references(entry: Entry): Reference[]
  entryOf(document: TextDocument): Entry | undefined
  uriOf(file: string): string
}

/** Opens the project at a folder; the documents are those that the editor holds. */
export async function openWorkspace(root: string, documents: TextDocuments<TextDocument>): Promise<Workspace> {
  const schema = await typeSchema(root)
  const check = await startChecks(root)
  const known = new Map<string, { source: string; references: Reference[] }>()
  let titles: ReadonlyMap<string, string> = new Map()
  let vocabulary: Promise<ComponentDescription[]> | undefined
  const textOf = createFileReader()

  const workspace: Workspace = {
    root,
    definitions: schema.definitions,
    vocabulary() {
      vocabulary ??= describeComponents()
      return vocabulary
    },
    unsaved: () =>
      new Map(
        documents.all().flatMap(document => {
          const file = fileOf(root, document.uri)
          return file?.startsWith('content/') ? [[file, document.getText()] as const] : []
        }),
      ),
    async *check() {
      let steps = 0
      for await (const found of check(workspace.unsaved())) {
        titles = found.titles
        steps++
        yield found.issues
      }
      // Whether it is still the same takes longer than a writer wants to wait for a completion: that is seen in a rest,
      // which lasts as long as both steps of a check.
      if (steps === 2) vocabulary = describeComponents()
    },
    titles: () => titles,
    slugs: collection =>
      readdirSync(join(root, 'content', collection))
        .filter(name => name.endsWith('.mdx'))
        .map(name => name.slice(0, -'.mdx'.length)),
    entries: () => findEntries(root, workspace.unsaved(), textOf).value,
    references(entry) {
      const last = known.get(entry.file)
      if (last?.source === entry.source) return last.references
      const references = referencesIn(entry, schema.definitions)
      known.set(entry.file, { source: entry.source, references })
      return references
    },
    entryOf(document) {
      const file = fileOf(root, document.uri)
      const [, collection = '', slug] = /^content\/([^/]+)\/([^/]+)\.mdx$/.exec(file ?? '') ?? []
      return file && slug && isCollection(collection)
        ? { collection, slug, file, ...toText(document.getText()) }
        : undefined
    },
    uriOf: file => pathToFileURL(join(root, file)).href,
  }
  return workspace
}

/** The schema of an entry's frontmatter. */
export function typeOf({ collection }: Entry, definitions: Definitions): SchemaObject {
  const { type }: Collection = collections[collection]
  return definitions[type] ?? {}
}

/** Every address at which a file stands, with the file and what the page is called. */
export function pageUrls(workspace: Workspace): { url: string; file: string; title: string }[] {
  return (Object.keys(collections) as CollectionName[]).flatMap(collection =>
    workspace.slugs(collection).map(slug => {
      const url = entityUrl(collection, slug)
      return { url, file: `content/${collection}/${slug}.mdx`, title: workspace.titles().get(url) ?? '' }
    }),
  )
}

/** The path of a file from the root, with forward slashes; nothing for what is elsewhere. */
export function fileOf(root: string, uri: string): string | undefined {
  if (!uri.startsWith('file:')) return
  const path = fileURLToPath(uri)
  return path.startsWith(root + sep) ? path.slice(root.length + 1).replaceAll(sep, '/') : undefined
}
