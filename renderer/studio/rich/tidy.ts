import type { RichMark } from './document'
import type { RichBlock, Unit } from './model'

const isSpace = ({ value, leaf }: Unit) => !leaf && /^\s$/.test(value)
const isBreak = ({ leaf }: Unit) => leaf?.type === 'hard_break'

/** Blocks without what Markdown can't hold: spaces at the ends of texts and of marks, empty texts, two lists in a row. */
export function tidyBlocks(blocks: readonly RichBlock[]): RichBlock[] {
  const tidy: RichBlock[] = []
  for (const block of blocks) {
    const next = tidyBlock(block)
    const last = tidy.at(-1)
    if (next && last?.children && isOneList(last, next)) last.children.push(...(next.children ?? []))
    else if (next) tidy.push(next)
  }
  return tidy
}

function isOneList({ type, attrs }: RichBlock, next: RichBlock): boolean {
  if (type !== next.type || (type !== 'bullet_list' && type !== 'ordered_list')) return false
  // Two lists of the file are two because of their signs or of what is between them.
  return !attrs.from || !next.attrs.from || attrs.from === next.attrs.from
}

function tidyBlock(block: RichBlock): RichBlock | undefined {
  const { type, attrs, units, children } = block
  if (units) {
    const isCell = type === 'table_cell' || type === 'table_header'
    const tidy = tidyUnits(units, type !== 'paragraph')
    return isCell || tidy.length > 0 ? { type, attrs, units: tidy } : undefined
  }
  if (!children) return block
  const inner =
    type === 'table' || type === 'table_row' ? children.flatMap(each => tidyBlock(each) ?? []) : tidyBlocks(children)
  return inner.length > 0 ? { type, attrs, children: inner } : undefined
}

/** Characters without spaces at both ends, and marks that begin and end at words. */
export function tidyUnits(units: readonly Unit[], isOneLine: boolean): Unit[] {
  const flat = units.map((unit): Unit => (isOneLine && isBreak(unit) ? { value: ' ', marks: unit.marks } : unit))
  const isBlank = (unit?: Unit) => unit !== undefined && (isSpace(unit) || isBreak(unit))
  let [start, end] = [0, flat.length]
  while (start < end && isBlank(flat[start])) start++
  while (end > start && isBlank(flat[end - 1])) end--
  const inner = flat.slice(start, end).filter((unit, index, all) => !isSpace(unit) || !nextTo(all, index).some(isBreak))
  return inner.map((unit, index) => ({ ...unit, marks: unit.marks.filter(mark => isWithin(inner, index, mark)) }))
}

const nextTo = (all: Unit[], index: number) => [all[index - 1], all[index + 1]].flatMap(each => each ?? [])

const has = (unit: Unit | undefined, { type }: RichMark) => unit?.marks.some(each => each.type === type) === true

/** Whether a mark of a character stays: at the ends of a marked text, spaces have none. Code may have spaces. */
function isWithin(units: Unit[], index: number, mark: RichMark): boolean {
  const unit = units[index]
  if (!unit || mark.type === 'code' || (!isSpace(unit) && !isBreak(unit))) return true
  const word = (step: number) => {
    let at = index + step
    while (has(units[at], mark) && units[at] && (isSpace(units[at] as Unit) || isBreak(units[at] as Unit))) at += step
    return has(units[at], mark)
  }
  return word(-1) && word(1)
}
