import { type RichBlock, signatureOf } from './model'
import { itemWidth, type Origin } from './read-blocks'
import { tidyBlocks } from './tidy'
import { writeTable } from './write-table'
import { type WriteContext, withSource, writeUnits } from './write-units'

/** Blocks as Markdown; what the file has already stays byte for byte. `gap` is what is between two that are new. */
export function writeBlocks(blocks: readonly RichBlock[], context: WriteContext, isTight = false): string {
  return blocks
    .map((block, index) => gapBefore(blocks[index - 1], block, context, isTight) + writeBlock(block, context))
    .join('')
}

function gapBefore(
  previous: RichBlock | undefined,
  block: RichBlock,
  { origins }: WriteContext,
  isTight: boolean,
): string {
  if (!previous) return ''
  const origin = origins.get(block.attrs.from ?? '')
  if (origin?.previous !== undefined && origin.previous === previous.attrs.from) return origin.gap
  const isList = block.type === 'bullet_list' || block.type === 'ordered_list'
  return isTight && (isList || block.type === 'list_item') ? '\n' : '\n\n'
}

function writeBlock(block: RichBlock, context: WriteContext): string {
  const origin = context.origins.get(block.attrs.from ?? '')
  if (origin && isUnchanged(block, origin)) return origin.raw
  const { type, attrs, children = [] } = block
  switch (type) {
    case 'bullet_list':
    case 'ordered_list':
      return writeList(block, origin, context)
    case 'blockquote':
      return writeQuote(block, context)
    case 'table':
      return writeTable(block, origin, context)
    case 'raw_block':
      return attrs.raw ?? ''
    case 'list_item':
      return writeBlocks(children, context)
    default:
      return writeText(block, origin, context)
  }
}

function isUnchanged(block: RichBlock, { block: before }: Origin): boolean {
  const [tidy] = tidyBlocks([before])
  return tidy !== undefined && signatureOf(block) === signatureOf(tidy)
}

function writeText(
  { type, attrs, units = [] }: RichBlock,
  origin: Origin | undefined,
  { level }: WriteContext,
): string {
  const known = withSource(units, origin?.block.units ?? [])
  const text = writeUnits(known, { level, place: type === 'heading' ? 'heading' : 'paragraph' })
  if (type !== 'heading') return text + (origin?.block.type === type ? origin.close : '')
  const isSame = origin?.block.type === 'heading' && origin.block.attrs.level === attrs.level
  return isSame ? origin.open + text + origin.close : `${'#'.repeat(attrs.level ?? 2)} ${text}`
}

/** The signs of the items of a list. */
interface Signs {
  bullet: string
  /** The numbers go on from item to item. */
  counts: boolean
  first: number
  delimiter: string
}

function writeList(list: RichBlock, origin: Origin | undefined, context: WriteContext): string {
  const { children = [], type } = list
  const own = new Set(origin?.block.children?.map(({ attrs }) => attrs.from))
  const opens = [...own].flatMap(from => context.origins.get(from ?? '')?.open ?? [])
  const isSame = origin?.block.type === type
  const signs = signsOf(isSame ? opens : [], list)
  const isTight = isSame ? !(origin.node.type === 'list' && isSpread(origin)) : true
  const written = children.map((item, index) => {
    const known = own.has(item.attrs.from) ? context.origins.get(item.attrs.from ?? '') : undefined
    const open =
      (isSame && known && hasSameNumber(known.open, index, type, signs) ? known.open : undefined) ??
      newSign(item, index, type, signs)
    const isWhole = known && open === known.open && isUnchanged(item, known)
    const gap = gapBefore(children[index - 1], item, context, isTight)
    if (isWhole) return gap + known.raw
    return gap + open + indent(writeBlocks(item.children ?? [], context, isTight), ' '.repeat(itemWidth(open)))
  })
  return written.join('')
}

const isSpread = ({ node }: Origin) =>
  node.type === 'list' && (node.spread || node.children.some(({ spread }) => spread))

function signsOf(opens: string[], { attrs, type }: RichBlock): Signs {
  const [sign = '-'] = opens.map(open => /^\S+/.exec(open)?.[0] ?? '-')
  const padding = /^\S+([ \t]+)(?:\[|$)/.exec(opens[0] ?? '')?.[1] ?? ' '
  const numbers = opens.map(open => Number.parseInt(open, 10))
  const first = numbers[0] ?? attrs.order ?? 1
  return {
    bullet: (type === 'bullet_list' ? sign : '-') + padding,
    first,
    counts: numbers.length < 2 || numbers.every((number, index) => number === first + index),
    delimiter: (/[.)]/.exec(sign)?.[0] ?? '.') + (type === 'ordered_list' ? padding : ' '),
  }
}

function hasSameNumber(open: string, index: number, type: RichBlock['type'], { counts, first }: Signs): boolean {
  return type === 'bullet_list' || !counts || Number.parseInt(open, 10) === first + index
}

function newSign({ attrs }: RichBlock, index: number, type: RichBlock['type'], signs: Signs): string {
  const sign =
    type === 'bullet_list' ? signs.bullet : `${signs.counts ? signs.first + index : signs.first}${signs.delimiter}`
  return attrs.checked === null || attrs.checked === undefined ? sign : `${sign}[${attrs.checked ? 'x' : ' '}] `
}

function writeQuote({ children = [] }: RichBlock, context: WriteContext): string {
  return writeBlocks(children, context)
    .replace(/^(?=.)/gm, '> ')
    .replace(/^$/gm, '>')
}

/** A text of which all lines but the first are indented. */
function indent(text: string, by: string): string {
  return text.replace(/\n(?=[^\n])/g, `\n${by}`)
}
