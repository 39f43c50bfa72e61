/**
 * A formatted text between the browser and the server: the JSON of a ProseMirror document with the types below. A block
 * that is in the file already has `from`, its kind and its offsets there, so that what wasn't edited keeps its bytes.
 */
export interface RichNode {
  type: RichType
  attrs?: RichAttributes
  content?: RichNode[]
  text?: string
  marks?: RichMark[]
}

export type RichType =
  | 'doc'
  | 'text'
  | 'paragraph'
  | 'heading'
  | 'bullet_list'
  | 'ordered_list'
  | 'list_item'
  | 'blockquote'
  | 'table'
  | 'table_row'
  | 'table_header'
  | 'table_cell'
  /** A break within a paragraph. */
  | 'hard_break'
  /** Source that has no buttons here, such as a picture or a component: `raw` is written, `label` is shown. */
  | 'raw_block'
  | 'raw_inline'

export interface RichAttributes {
  from?: string | null
  level?: number
  /** The first number of a numbered list. */
  order?: number
  /** Whether an item is done, in a list of tasks. */
  checked?: boolean | null
  align?: string | null
  raw?: string | null
  label?: string
  /** The address of a picture. */
  src?: string | null
}

export type MarkType = 'link' | 'strong' | 'emphasis' | 'delete' | 'code'

/** A mark of a text. `open` and `close` are its signs as the file has them; without them they are the usual ones. */
export interface RichMark {
  type: MarkType
  attrs?: { open?: string; close?: string; href?: string; title?: string | null }
}
