import type { Path } from '@proofsheet/engine/base/diagnostics/locate'
import type { Edit } from '@proofsheet/engine/base/files/edits'
import { applyEdits } from '@proofsheet/engine/base/files/edits'
import { splitFrontmatter } from '@proofsheet/engine/content/split-frontmatter'
import { appendBlocks, contentGap, insertBlocks, moveBlock, replaceBlock, replaceContent } from './body/block-edits'
import type { Block } from './body/blocks'
import { checkContainment } from './body/check-containment'
import { setProps } from './body/set-props'
import type { Change, InsertChange } from './contract'
import type { ContentText } from './files/content-text'
import { normalizeEdits, Refusal } from './files/edits'
import type { createBodyReader } from './forms/block-sources'
import { type FormContext, fieldOrder, yamlOf } from './forms/field-sources'
import { documentText, formattedSpan, writeDocument } from './rich/formatted-text'
import { checkSettingsEdits, setSetting } from './settings/settings-edits'
import { readId } from './source-ids'
import { insertItem, moveItem, removeItem } from './yaml/items'
import { setField } from './yaml/set-field'

/** The context in which changes become edits. */
export interface ChangeContext extends FormContext {
  readBody: ReturnType<typeof createBodyReader>
}

/**
 * The edits that changes of a text are, with its line ends. Throws a refusal, with the reason for the writer, where a
 * change can't be made or would change something else too.
 */
export function toEdits(context: ChangeContext, text: ContentText, changes: readonly Change[]): Edit[] {
  const ofBlocks: Edit[] = []
  const others: Edit[] = []
  for (const change of changes) {
    const isOfBlock = ['block', 'format', 'insert', 'move', 'props'].includes(change.type)
    ;(isOfBlock ? ofBlocks : others).push(...editsOf(context, text, change))
  }
  const edits = normalizeEdits(text.source, [...others, ...ofBlocks])
  if (isSettings(context, text)) checkSettingsEdits(text.source, edits)
  if (ofBlocks.length > 0) {
    const after = { ...text, source: applyEdits(text.source, edits) }
    checkContainment(context.readBody(text).tree, context.readBody(after).tree, edits)
  }
  return edits
}

function editsOf(context: ChangeContext, text: ContentText, change: Change): Edit[] {
  const { source } = text
  switch (change.type) {
    case 'text':
      return [{ start: change.start, end: change.end, text: change.text }]
    case 'field':
    case 'item':
      return fieldEdits(context, text, change)
    case 'block':
      return replaceBlock(source, blockOf(context, text, change.id), change.text)
    case 'format':
      return formatEdits(context, text, change)
    case 'insert':
      return [insertion(context, text, change)]
    case 'move':
      return moveBlock(source, blockOf(context, text, change.id), blockOf(context, text, change.to), change.where)
    case 'props':
      return setProps(source, blockOf(context, text, change.id), change.props)
    default:
      throw new Refusal('There is no such change.')
  }
}

const isSettings = ({ site }: ChangeContext, { file }: ContentText) => file === site.settingsFile?.file

function fieldEdits(context: ChangeContext, text: ContentText, change: Change & { type: 'field' | 'item' }): Edit[] {
  const path = pathOf(text, change.id)
  if (isSettings(context, text)) return setSetting(context, text.source, path, change.value)
  const found = yamlOf(context, text)
  if (!found) throw new Refusal('The file has no fields.')
  const edits =
    change.type === 'field' ? setField(found.yaml, path, change.value, orderOf) : itemEdits(found.yaml, path)
  return edits.map(edit => ({ ...edit, start: edit.start + found.start, end: edit.end + found.start }))

  function orderOf(group: Path): string[] {
    return fieldOrder(context, text.file, group)
  }
  function itemEdits(yaml: string, list: Path): Edit[] {
    const { at, from, value } = change as Change & { type: 'item' }
    if (from !== undefined && at !== undefined) return moveItem(yaml, list, from, at)
    if (from !== undefined) return removeItem(yaml, list, from)
    if (at === undefined) throw new Refusal('The list has no such place.')
    return addItem(yaml, list, at, value)
  }
  function addItem(yaml: string, list: Path, at: number, value: unknown): Edit[] {
    try {
      return insertItem(yaml, list, at, value)
    } catch (error) {
      // A list that isn't there yet begins with its first item.
      if (at !== 0 || !(error instanceof Refusal)) throw error
      return setField(yaml, list, [value], orderOf)
    }
  }
}

function pathOf({ file }: ContentText, id: string): Path {
  const found = readId(id)
  if (!found || !('path' in found) || found.file !== file) throw new Refusal('This field is not in the file.')
  return found.path
}

function blockOf({ readBody }: ChangeContext, text: ContentText, id: string): Block {
  const found = readId(id)
  const isOwn = found && 'start' in found && found.file === text.file
  const block = isOwn
    ? readBody(text).blocks.find(({ start, kind }) => start === found.start && kind === found.kind)
    : undefined
  if (!block) throw new Refusal('This part of the text is not there any more.')
  return block
}

function formatEdits(context: ChangeContext, text: ContentText, { id, document }: Change & { type: 'format' }): Edit[] {
  const block = blockOf(context, text, id)
  const span = formattedSpan(block, text.source)
  if (!span) throw new Refusal('This part of the text can’t be formatted.')
  const edits = (markdown: string) =>
    block.element ? replaceContent(text.source, span, markdown) : replaceBlock(text.source, block, markdown)
  return writeDocument(context.readBody, text, document, { span, edits })
}

function insertion(context: ChangeContext, text: ContentText, change: InsertChange): Edit {
  const { id, where = 'after' } = change
  const inserted = insertedText(context, text, change)
  if (id === undefined) return appendBlocks(text.source, bodyStart(text.source), inserted)
  return insertBlocks(text.source, blockOf(context, text, id), where, inserted)
}

/** The Markdown of what is inserted: blocks, or a component with props and content. */
function insertedText(
  { readBody }: ChangeContext,
  { file }: ContentText,
  { text, props, document }: InsertChange,
): string {
  if (document && text === '') return documentText(readBody, file, document)
  if (!document && !props) return text
  const content = document ? documentText(readBody, file, document) : ''
  const whole = document ? withChildren(text, content) : text
  const [component] = readBody({ file: 'inserted.mdx', source: whole, version: '', mark: '' }).blocks
  if (!component) throw new Refusal('There is no component to insert.')
  return applyEdits(whole, setProps(whole, component, props ?? {}))
}

/** A component, `<Name />`, with content: a single paragraph in its line, other blocks between empty lines. */
function withChildren(tag: string, content: string): string {
  const [, name = ''] = /^<(\w+) \/>$/.exec(tag) ?? []
  if (name === '' || content === '') throw new Refusal('The text of the component is still empty.')
  const gap = contentGap(content)
  return `<${name}>${gap}${content}${gap}</${name}>`
}

function bodyStart(source: string): number {
  const found = splitFrontmatter(source)
  return found?.isClosed ? source.indexOf('\n', found.end) + 1 || source.length : source.length
}
