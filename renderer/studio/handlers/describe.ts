import type { Entity } from '@proofsheet/engine/content/entity'
import { findEntries } from '@proofsheet/engine/content/files/find'
import { urlsOf } from '@proofsheet/engine/content/lookup'
import { parseEntry } from '@proofsheet/engine/content/parse'
import type { PageSources } from '../contract'
import type { EditContext } from '../edit-service'
import type { ContentText } from '../files/content-text'
import { Refusal } from '../files/edits'
import { toBlockSource } from '../forms/block-sources'
import { createFieldReader, type FieldReader } from '../forms/field-sources'
import type { RichNode } from '../rich/document'
import { toDocument } from '../rich/formatted-text'
import { settingsSource } from '../settings/settings-source'
import { blockId, readId } from '../source-ids'
import type { BlockSource, Source } from '../source-types'

/** The file of the page at a URL with all its fields and blocks; null where no file is that page. */
export async function describePage(context: EditContext, { url }: { url: string }): Promise<PageSources | null> {
  const { root, site, session, readFile } = context
  const entries = findEntries(root, site.collections, undefined, readFile).value
  const isAt = (entry: { url: string; source: string; file: string }) => {
    const aliases = entry.source.includes('aliases') ? parseEntry(entry.source, entry.file).value.data : undefined
    return urlsOf({ ...aliases, url: entry.url } as Entity).includes(url)
  }
  const entry = entries.find(each => each.url === url) ?? entries.find(isAt)
  const text = entry && session.read(entry.file)
  if (!entry || !text) return null
  const { file, collection, slug } = entry
  return { file, version: text.version, collection, slug, url: entry.url, ...(await describeText(context, text)) }
}

/** All fields and blocks of a text. */
export async function describeText(context: EditContext, text: ContentText) {
  return { fields: fieldsOf(context, text)?.all() ?? [], blocks: await blocksOf(context, text) }
}

/** The sources of ids, in their order; null for an unknown one. */
export async function describeSources(context: EditContext, { ids }: { ids: string[] }): Promise<(Source | null)[]> {
  const texts = new Map<string, { text: ContentText; fields: FieldReader | undefined; blocks: BlockSource[] } | null>()
  const found: (Source | null)[] = []
  for (const id of ids) {
    const named = readId(id)
    if (named && !texts.has(named.file)) {
      const text = context.session.read(named.file)
      const whole = text && { text, fields: fieldsOf(context, text), blocks: await blocksOf(context, text) }
      texts.set(named.file, whole ?? null)
    }
    const known = named && texts.get(named.file)
    const source = named && 'path' in named ? known?.fields?.at(named.path) : known?.blocks.find(each => each.id === id)
    found.push(source ?? null)
  }
  return found
}

/** The formatted text of a block; null for one that is edited as Markdown or isn't there any more. */
export async function describeDocument(
  { session, readBody }: EditContext,
  { id }: { id: string },
): Promise<RichNode | null> {
  const named = readId(id)
  const text = named && session.read(named.file)
  if (!text) return null
  const block = readBody(text).blocks.find(each => blockId(text.file, each) === id)
  return (block && toDocument(readBody, text, block)) ?? null
}

/** The reader of a text's fields; undefined where they can't be parsed. */
function fieldsOf(context: EditContext, text: ContentText): FieldReader | undefined {
  try {
    if (text.file === context.site.settingsFile?.file)
      return { at: path => settingsSource(context, text, path), all: () => [] }
    return createFieldReader(context, text)
  } catch (error) {
    if (error instanceof Refusal) return
    throw error
  }
}

async function blocksOf(context: EditContext, text: ContentText): Promise<BlockSource[]> {
  if (text.file === context.site.facts?.file || text.file === context.site.settingsFile?.file) return []
  const { blocks } = context.readBody(text)
  const components = blocks.some(({ element }) => element) ? await context.components() : []
  return blocks.map(block => toBlockSource(context, text, block, components))
}
