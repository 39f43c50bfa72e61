import type { Edit } from '@proofsheet/engine/base/files/edits'
import { Refusal } from '../files/edits'
import { lineEnd, lineStart } from '../yaml/yaml-text'
import type { Block } from './blocks'

/** The edits that replace the Markdown of a block; without a text the block is removed. */
export function replaceBlock(source: string, block: Block, text: string | undefined): Edit[] {
  const lines = trimLines(text ?? '')
  if (lines === '') return [removal(source, block)]
  return [{ start: block.start, end: block.end, text: indented(lines, block.indent) }]
}

/** The edit that replaces the content of a component, which goes from the first to the last node in it. */
export function replaceContent(
  source: string,
  { start, end, indent }: Pick<Block, 'start' | 'end' | 'indent'>,
  text: string,
): Edit[] {
  const lines = trimLines(text)
  if (lines === '') throw new Refusal('The text of the component is still empty.')
  // Between lines of their own the new blocks are too.
  const isInLine = !/\n[ \t]*$/.test(source.slice(0, start))
  const gap = isInLine ? contentGap(lines) : ''
  return [{ start, end, text: gap + indented(lines, indent) + gap }]
}

/** What is between a component and its content: empty lines, unless that is a single paragraph. */
export function contentGap(content: string): string {
  return content.includes('\n') || /^(?:[-+*>#|`]|\d+[.)])/.test(content) ? '\n\n' : ''
}

/** The edit that adds blocks before or after another one. */
export function insertBlocks(source: string, block: Block, where: 'before' | 'after', text: string): Edit {
  const lines = trimLines(text)
  if (lines === '') throw new Refusal('There is no text to insert.')
  const gap = (block.kind === 'item' && !block.isSpread ? '\n' : '\n\n') + (where === 'before' ? block.indent : '')
  const inner = indented(lines, block.indent)
  if (where === 'before') return { start: block.start, end: block.start, text: inner + gap }
  // Spaces at the end of its last line stay there.
  const rest = /^[ \t]*(?=\r?\n|$)/.exec(source.slice(block.end))?.[0].length ?? 0
  const at = block.end + rest
  return { start: at, end: at, text: gap + block.indent + inner }
}

/** The edit that adds blocks at the end of a body, which begins at an offset. */
export function appendBlocks(source: string, bodyStart: number, text: string): Edit {
  const lines = trimLines(text)
  if (lines === '') throw new Refusal('There is no text to insert.')
  const end = bodyStart + source.slice(bodyStart).trimEnd().length
  if (end > bodyStart) return { start: end, end, text: `\n\n${lines}` }
  const newline = source.endsWith('\n') ? '\n' : '\n\n'
  return { start: source.length, end: source.length, text: `${newline}${lines}\n` }
}

/** The edits that move a block before or after another one. */
export function moveBlock(source: string, block: Block, to: Block, where: 'before' | 'after'): Edit[] {
  if (to.start >= block.start && to.end <= block.end) throw new Refusal('A block can only be moved out of itself.')
  if ((block.kind === 'item') !== (to.kind === 'item')) throw new Refusal('An item can only be moved within its list.')
  const text = source.slice(block.start, block.end).replaceAll(`\n${block.indent}`, '\n')
  return [removal(source, block), insertBlocks(source, to, where, text)]
}

/** The edit that removes a block with the empty lines behind it; of the last one, those before it. */
function removal(source: string, block: Block): Edit {
  const [start, end] = [lineStart(source, block.start), lineEnd(source, block.end)]
  if (block.kind === 'item') return { start, end, text: '' }
  const behind = /^(?:[ \t]*\r?\n)*/.exec(source.slice(end))?.[0].length ?? 0
  const isLast = source.slice(end + behind).trim() === ''
  if (!isLast) return { start, end: end + behind, text: '' }
  // The line end of the block before it stays.
  const before = source.slice(0, start).trimEnd().length
  return { start: before === 0 ? start : Math.min(start, lineEnd(source, before)), end, text: '' }
}

function trimLines(text: string): string {
  return text.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd()
}

/** Lines of which all but the first begin with an indentation; empty lines stay empty. */
function indented(text: string, indent: string): string {
  return text.replace(/(\r\n|\r|\n)(?=[^\r\n])/g, `$1${indent}`)
}
