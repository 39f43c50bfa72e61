/** The kind of value of a field or prop, which decides about the control of its form. */
export type FieldKind =
  | 'text'
  /** Inline Markdown. */
  | 'markdown'
  | 'number'
  | 'yes-no'
  /** One of `choices`. */
  | 'choice'
  | 'date'
  /** A moment, for example 2026-12-01T09:00Z. */
  | 'instant'
  /** A link, within the site or to another one; `choices` requests give the pages. */
  | 'link'
  /** The slug of an entity of `collection`. */
  | 'reference'
  | 'picture'
  | 'recording'
  | 'captions'
  /** Items of the form `item`. */
  | 'list'
  /** The forms `fields`. */
  | 'group'
  /** A value without a form: it is edited as YAML or MDX. */
  | 'other'

/** The form of a field or prop, made of its type. */
export interface FieldForm {
  name: string
  /** The name in words: "Published at". */
  label: string
  /** Its sentence. */
  help: string
  kind: FieldKind
  required: boolean
  /** Whether null is a value. */
  isNullable?: boolean
  limits?: {
    minLength?: number
    maxLength?: number
    minimum?: number
    maximum?: number
    minItems?: number
    maxItems?: number
    pattern?: string
    isInteger?: boolean
  }
  choices?: (string | number | boolean)[]
  collection?: string
  example?: unknown
  fields?: FieldForm[]
  item?: FieldForm
}

/** A version of a file: the SHA-256 of its bytes. */
export type Version = string

/** The fields of all sources. Offsets are UTF-16 code units of the text without byte order mark; `end` is exclusive. */
interface SourceBase {
  id: string
  file: string
  version: Version
  start: number
  end: number
  /** The source between `start` and `end`, as it is written. */
  raw: string
}

/** A field of the frontmatter. */
export interface FieldSource extends SourceBase {
  type: 'field'
  /** Keys and indexes, from the outside in. */
  path: (string | number)[]
  form: FieldForm
  /** The value as it is written; undefined for a field that isn't there (`start` equals `end` then). */
  value?: unknown
  /** Whether the shown text is the value, letter for letter: it can be edited in place. */
  isInPlace: boolean
  /** The code that makes a value of the settings, as file:line: it can't be edited as a text. */
  madeAt?: string
  /** The ids of the facts that the value uses. */
  facts: string[]
  /** The group or list that it is in. */
  parent?: string
  /** The address of the page of its file. */
  url: string
}

/** The kinds of blocks in a body. */
export type BlockKind =
  | 'paragraph'
  | 'heading'
  | 'list'
  | 'item'
  | 'table'
  | 'quotation'
  | 'code'
  | 'component'
  | 'directive'
  | 'footnote'
  | 'rule'
  | 'other'

/** A block or component of a body. */
export interface BlockSource extends SourceBase {
  type: 'block'
  kind: BlockKind
  /** The block that it is in. */
  parent?: string
  component?: { name: string; help: string; fields: FieldForm[]; props: Record<string, unknown>; hasChildren: boolean }
  url: string
}

export type Source = FieldSource | BlockSource
