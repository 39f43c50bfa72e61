// Reaches the browser, when a writer edits a text in the dev server.
import { autoJoin, lift, wrapIn } from 'prosemirror-commands'
import type { Node } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state'
import type { MarkType, RichType } from '../../rich/document'
import { markType, nodeType } from './schema'

export type ListType = 'bullet_list' | 'ordered_list'

/** Whether the selection, or what is typed next, has a mark. */
export function hasMark({ selection, storedMarks, doc }: EditorState, name: MarkType): boolean {
  const { from, to, empty, $from } = selection
  const type = markType(name)
  return empty ? !!type.isInSet(storedMarks ?? $from.marks()) : doc.rangeHasMark(from, to, type)
}

/** Whether the selection is in a node of a type. */
export function isIn({ selection: { $from } }: EditorState, name: RichType): boolean {
  return Array.from({ length: $from.depth }, (_, index) => $from.node(index + 1)).some(({ type }) => type.name === name)
}

/** The heading level of the selected text; 0 for plain text. */
export function levelOf({ selection: { $from } }: EditorState): number {
  return $from.parent.type.name === 'heading' ? $from.parent.attrs.level : 0
}

/** Makes headings of a level of the selected texts, or plain texts with level 0. Each stays known as that of the file. */
export function setLevel(level: number): Command {
  return ({ selection: { from, to }, doc, tr }, dispatch) => {
    const type = nodeType(level > 0 ? 'heading' : 'paragraph')
    const isText = ({ type: { name } }: Node) => name === 'paragraph' || name === 'heading'
    let isChanged = false
    doc.nodesBetween(from, to, (node, at) => {
      if (!isText(node)) return
      isChanged = true
      tr.setBlockType(at, at + node.nodeSize, type, { from: node.attrs.from, ...(level > 0 ? { level } : undefined) })
    })
    if (isChanged) dispatch?.(tr.scrollIntoView())
    return isChanged
  }
}

/** Makes a list of the selected texts, or of a list one of another kind, or takes its items out of it. */
export function toggleList(name: ListType): Command {
  return (state, dispatch, view) => {
    const { $from } = state.selection
    const item = nodeType('list_item')
    for (let depth = $from.depth; depth > 0; depth--) {
      const list = $from.node(depth)
      if (list.type === nodeType(name)) return liftListItem(item)(state, dispatch, view)
      if (list.type.name !== 'bullet_list' && list.type.name !== 'ordered_list') continue
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), nodeType(name), { from: list.attrs.from }))
      return true
    }
    // A heading is no item: it becomes text first.
    const { tr } = state
    setLevel(0)(state, plain => plain.steps.forEach(step => void tr.step(step)))
    const wrap = autoJoin(wrapInList(nodeType(name)), [name])
    return wrap(state.apply(tr), dispatch && (wrapped => dispatch(replay(tr, wrapped).scrollIntoView())))
  }
}

/** A transaction with the steps of another one behind its own. */
function replay(tr: Transaction, { steps, selection }: Transaction): Transaction {
  for (const step of steps) tr.step(step)
  return tr.setSelection(Selection.fromJSON(tr.doc, selection.toJSON()))
}

/** Makes a quotation of the selected texts, or takes them out of it. */
export const toggleQuote: Command = (state, dispatch, view) =>
  isIn(state, 'blockquote') ? lift(state, dispatch, view) : wrapIn(nodeType('blockquote'))(state, dispatch, view)

/** Breaks the line within a paragraph; headings and cells have one line. */
export const breakLine: Command = ({ selection: { $from }, tr }, dispatch) => {
  if ($from.parent.type.name !== 'paragraph') return $from.parent.type.name !== 'doc'
  dispatch?.(tr.replaceSelectionWith(nodeType('hard_break').create()).scrollIntoView())
  return true
}

/** Adds a table of two columns behind the text of the selection, with the cursor in its first cell. */
export const addTable: Command = (state, dispatch) => {
  if (isIn(state, 'table')) return false
  const cells = (name: RichType) => Array.from({ length: 2 }, () => nodeType(name).create())
  const row = (name: RichType) => nodeType('table_row').create(null, cells(name))
  const table = nodeType('table').create(null, [row('table_header'), row('table_cell'), row('table_cell')])
  if (dispatch) {
    const { tr, selection } = state
    const { $from } = selection
    const isEmpty = $from.depth === 1 && $from.parent.content.size === 0
    const at = isEmpty ? $from.before() : $from.after(1)
    if (isEmpty) tr.replaceWith(at, $from.after(), table)
    else tr.insert(at, table)
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 3))).scrollIntoView())
  }
  return true
}

/** Enter in a cell goes to the one below; in the last row to the text behind the table, which is added where there is none. */
export const leaveCell: Command = (state, dispatch) => {
  if (!isIn(state, 'table')) return false
  const { $from } = state.selection
  const depth = Array.from({ length: $from.depth + 1 }, (_, index) => index).find(
    index => $from.node(index).type.name === 'table',
  )
  if (depth === undefined || !dispatch) return true
  const [table, row, column] = [$from.node(depth), $from.index(depth), $from.index(depth + 1)]
  const { tr } = state
  if (row + 1 < table.childCount) {
    let at = $from.start(depth)
    for (let index = 0; index <= row; index++) at += table.child(index).nodeSize
    for (let index = 0; index < column; index++) at += table.child(row + 1).child(index).nodeSize
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 2))).scrollIntoView())
    return true
  }
  const after = $from.after(depth)
  if (!tr.doc.resolve(after).nodeAfter) tr.insert(after, nodeType('paragraph').create())
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1))).scrollIntoView())
  return true
}
