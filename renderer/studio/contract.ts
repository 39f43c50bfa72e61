// Reaches the browser, when the dev server runs; never a visitor.
import type { Edit } from '@proofsheet/engine/base/files/edits'
import type { Completion, CompletionRequest } from './completion-types'
import type { RichNode } from './rich/document'
import type { BlockKind, BlockSource, FieldForm, FieldSource, Source, Version } from './source-types'

/**
 * The contract between the edit mode of a page and the dev server. Nothing of it is in a build.
 *
 * Token: a page asks for it over the connection of the dev server, `import.meta.hot.send(tokenRequestEvent)`, and gets
 * `{ token }` with the event `tokenEvent`. Each start of the server has another token. Every request has it in the
 * header `tokenHeader`; a wrong one gets status 403 with a sentence as text, after which a page asks again.
 *
 * Requests are POST with a JSON body to `editUrl` and the name in `Answers`; `media` has the bytes of the file as
 * its body instead. Answers are JSON with status 200, refusals too; status 400, 403, 404 and 413 have a sentence as text.
 *
 * Marks: GET of a page with `tokenHeader` gives the page with the attributes below, and is otherwise byte for byte the
 * page as it is without. So both have the same elements in the same order.
 */
export const editUrl = '/__edit/'
export const tokenHeader = 'X-Edit-Token'
export const tokenRequestEvent = 'edit:start'
export const tokenEvent = 'edit:token'

/** The attributes of a marked page. Ids are opaque; those of blocks are valid for one version of their file. */
export const marks = {
  /** The id of the source whose text is all text of the element. Also on `title`. */
  text: 'data-edit',
  /**
   * Several texts in one element: `id start end` for each, separated by `;`. Offsets count UTF-16 code units of the
   * element's textContent. An id has no space and no semicolon.
   */
  parts: 'data-edit-parts',
  /** Attributes that show a text: `name id` for each, separated by `;`, for example of `alt` or a meta's `content`. */
  attributes: 'data-edit-attributes',
  /** The id of the block or component of a body that the element shows. Blocks of lists and components may be nested. */
  block: 'data-edit-block',
  /**
   * The ids of the fields from which the content of the element is computed, separated by spaces: days, choices,
   * numbers, pictures. They are found once a page has its other marks, and the page then updates.
   */
  computed: 'data-edit-computed',
} as const

/** A change of one file. The server makes edits of it; `text` may be written with any line ends. */
export type Change =
  | { type: 'text'; start: number; end: number; text: string }
  /** Sets a field, also one that isn't there yet. Without `value` the field is removed. */
  | { type: 'field'; id: string; value?: unknown }
  /** Adds an item before the index `at`, removes the item `from`, or moves it before the index `at`. `id` is the list's. */
  | { type: 'item'; id: string; at?: number; from?: number; value?: unknown }
  /** Replaces the Markdown of a block. Without `text` the block is removed. */
  | { type: 'block'; id: string; text?: string }
  /** Replaces a block by a formatted text, of which the bytes of what wasn't edited stay. */
  | { type: 'format'; id: string; document: RichNode }
  | InsertChange
  | { type: 'move'; id: string; to: string; where: 'before' | 'after' }
  /** Sets props of a component; an undefined one is removed (null in JSON). */
  | { type: 'props'; id: string; props: Record<string, unknown> }

/**
 * Adds blocks before a block, or after it; without `id` at the end of the body. `text` is their Markdown; `props` are set
 * in the component with which it begins. `document` is a formatted text: the content of that component, or, without
 * `text`, the blocks themselves.
 */
export interface InsertChange {
  type: 'insert'
  id?: string
  where?: 'before' | 'after'
  text: string
  props?: Record<string, unknown>
  document?: RichNode
}

/** An issue of the file as it would be. `isNew` is an error that the changes add: they are not written with it. */
export interface EditIssue {
  start: number
  end: number
  severity: 'error' | 'warning'
  code: string
  field?: string
  message: string
  hint: string
  isNew: boolean
  file: string
  /** The words at its place, as they would be in the file. */
  words: string
}

/** `version` is the one that ids and offsets are of. */
export interface ChangeRequest {
  file: string
  version: Version
  changes: Change[]
}

/** The URL of a page after a change. `restarts`: the server restarts, because links in the site's settings changed. */
export interface NewAddress {
  url: string
  restarts?: boolean
}

/**
 * `undo` is how many changes can be undone, `moved` where to go after a step that renamed the page at `from` or took it
 * away, or, without `from`, that brought a page back.
 */
export interface Saved {
  type: 'saved'
  file: string
  version: Version
  edits: Edit[]
  undo: number
  redo: number
  issues: EditIssue[]
  moved?: NewAddress & { from?: string }
}

export type SaveResult =
  | Saved
  | { type: 'refused'; reason: string; issues: EditIssue[] }
  /**
   * Someone else changed the same place: `yours` is the text of the request, `theirs` the present one, at its offsets.
   */
  | { type: 'conflict'; file: string; version: Version; yours: string; theirs: string; start: number; end: number }

/** Something that can be inserted between two blocks. */
export interface InsertOption {
  name: string
  kind: BlockKind
  /** The heading below which it is offered. */
  group: string
  help: string
  fields?: FieldForm[]
  /** What belongs between the tags of a component that has a text. */
  content?: string
}

export interface Choice {
  value: string
  label: string
  /** For a picture, an address at which it can be shown. */
  picture?: string
}

/** The file of a page with all its fields, also those that it doesn't show or doesn't have, and all its blocks. */
export interface PageSources {
  file: string
  version: Version
  collection: string
  slug: string
  url: string
  fields: FieldSource[]
  blocks: BlockSource[]
}

export type NewFile = (NewAddress & { type: 'saved'; file: string }) | { type: 'refused'; reason: string }

/** A kind of page that can begin: the name of its collection, its noun, and the address below which its pages are. */
export interface CollectionChoice {
  name: string
  noun: string
  base: string
}

/** Each request by its name, with its body and its answer. */
export interface Answers {
  /** The file of the page at a URL; null where there is none, for example a list of pages. */
  page: [{ url: string }, PageSources | null]
  /** The sources of ids, in their order; null for an unknown one. */
  describe: [{ ids: string[] }, (Source | null)[]]
  /** The formatted text of a block; null where it has none and is edited as Markdown. */
  document: [{ id: string }, RichNode | null]
  /** The formatted text of HTML from the clipboard, without all that a text of this site can't have. */
  paste: [{ html: string }, RichNode]
  /** The issues that the file would have; writes nothing. */
  check: [ChangeRequest, { issues: EditIssue[] } | Extract<SaveResult, { type: 'refused' | 'conflict' }>]
  save: [ChangeRequest, SaveResult]
  undo: [Record<string, never>, SaveResult]
  redo: [Record<string, never>, SaveResult]
  /** The place of words on the page at a URL, as file:line. */
  source: [{ url: string; words: string }, { place: string }]
  insert: [Record<string, never>, InsertOption[]]
  collections: [Record<string, never>, CollectionChoice[]]
  complete: [CompletionRequest, Completion[]]
  /** `of` is `link`, `picture`, `recording`, `captions`, or the name of a collection. */
  choices: [{ of: string; words?: string }, Choice[]]
  new: [{ collection: string; slug: string }, NewFile]
  rename: [{ file: string; slug: string }, NewFile]
  /** `media?name=…`: writes a picture to content/media. `file` is the path for fields and Markdown: /media/name.png. */
  media: [Blob, NewFile]
}
