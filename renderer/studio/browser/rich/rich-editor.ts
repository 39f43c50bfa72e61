// Reaches the browser, when a writer edits a text in the dev server.
import { element } from '@proofsheet/engine/vite/browser/elements'
import { history } from 'prosemirror-history'
import { type Command, EditorState, Plugin, Selection, TextSelection } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view'
import type { EditIssue } from '../../contract'
import type { RichNode } from '../../rich/document'
import { editLink } from './link'
import { pasteFormatted } from './paste'
import { nodeType, schema } from './schema'
import { createToolbar } from './toolbar'
import { keys, typedSigns } from './typing'

interface RichOptions {
  shadow: ShadowRoot
  document: RichNode
  /** The name of the text, for screen readers. */
  label: string
  /** Shown where nothing is written yet. */
  placeholder?: string | undefined
  onChange(): void
  announce(sentence: string): void
  /** Asks for a picture, and inserts it. */
  choosePicture(insert: (picture: InsertedPicture) => void): void
}

/** A picture as Markdown, what it shows, and its address. */
export interface InsertedPicture {
  raw: string
  label: string
  src: string
}

/** An editor for formatted text with its toolbar. Tab goes to the next control; Ctrl and Enter, and Escape, are left to the card. */
export function createRichEditor(options: RichOptions) {
  const { shadow, label, announce, placeholder = '' } = options
  const linkCommand: Command = (state, dispatch, view) => editLink(shadow, state, dispatch && view)
  const insertPicture = (attrs: InsertedPicture) => {
    view.dispatch(view.state.tr.replaceSelectionWith(nodeType('raw_inline').create(attrs), false).scrollIntoView())
  }
  const pictureCommand: Command = (_, dispatch) => {
    if (dispatch) options.choosePicture(insertPicture)
    return true
  }
  const toolbar = createToolbar({ editLink: linkCommand, addPicture: pictureCommand, announce })
  let issues: EditIssue[] = []
  const marked = new Plugin({ props: { decorations: ({ doc }) => decorationsOf(doc, issues, placeholder) } })
  const plugins = [typedSigns(), ...keys(linkCommand), history(), tableEditing(), pasteFormatted(announce), marked]
  const place = element('div', 'rich', [])
  const view = new EditorView(place, {
    state: EditorState.create({ doc: schema.nodeFromJSON(options.document), plugins }),
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, spellcheck: 'true' },
    // Else the editor would prevent what these keys do.
    handleDOMEvents: { keydown: (_, event) => isOfCard(event) },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      toolbar.update(view.state)
      if (transaction.docChanged) options.onChange()
    },
  })
  toolbar.connect(view)
  toolbar.update(view.state)
  return {
    element: element('div', 'formatted', [toolbar.element, place]),
    place,
    /** The element that takes the focus. */
    input: view.dom,
    read: () => view.state.doc.toJSON() as RichNode,
    isEmpty: () => isBlank(view.state.doc),
    /** Focuses the text, with the cursor at its end, or at the end of the part that is from a place in the file. */
    focus(from?: string) {
      view.dispatch(view.state.tr.setSelection(endOf(view.state, from)))
      view.focus()
    },
    /** Focuses the text where the cursor was. */
    focusAgain: () => view.focus(),
    insertPicture,
    /** Marks the words of issues. */
    mark(next: EditIssue[]) {
      issues = next
      view.updateState(view.state.reconfigure({ plugins: view.state.plugins }))
    },
    destroy: () => view.destroy(),
  }
}

/** A document as the editor gives it when nothing is edited, as JSON. */
export const readAsSaved = (document: RichNode) => JSON.stringify(schema.nodeFromJSON(document).toJSON())

export type RichEditor = ReturnType<typeof createRichEditor>

/** Whether a key is for the card: Escape closes it, Ctrl and Enter save it. */
const isOfCard = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey))

type Node = EditorState['doc']

const isBlank = (doc: Node) => doc.childCount <= 1 && doc.textContent.trim() === '' && !doc.firstChild?.firstChild

function endOf({ doc }: EditorState, from?: string): Selection {
  let end: number | undefined
  doc.descendants((node, at) => {
    if (end === undefined && from !== undefined && node.attrs.from === from) end = at + node.nodeSize - 1
    return end === undefined
  })
  return end === undefined ? Selection.atEnd(doc) : TextSelection.near(doc.resolve(end), -1)
}

/** The words of issues, underlined; a link by its address. An empty text shows what belongs there. */
function decorationsOf(doc: Node, issues: EditIssue[], placeholder: string): DecorationSet {
  const found: Decoration[] = []
  if (placeholder && isBlank(doc) && doc.firstChild)
    found.push(Decoration.node(0, doc.firstChild.nodeSize, { class: 'empty', 'data-placeholder': placeholder }))
  const marked = issues.filter(({ words }) => words.trim() !== '')
  doc.descendants((node, at) => {
    for (const { words, severity } of marked) {
      const href: string | undefined = node.marks.find(({ type }) => type.name === 'link')?.attrs.href
      const start = node.isText ? (node.text?.indexOf(words) ?? -1) : -1
      const attrs = { class: `issue-${severity}` }
      if (href && words.includes(href)) found.push(Decoration.inline(at, at + node.nodeSize, attrs))
      else if (start >= 0) found.push(Decoration.inline(at + start, at + start + words.length, attrs))
      else if (node.isLeaf && !node.isText && node.attrs.raw && words.includes(node.attrs.raw))
        found.push(Decoration.node(at, at + node.nodeSize, attrs))
    }
  })
  return DecorationSet.create(doc, found)
}
