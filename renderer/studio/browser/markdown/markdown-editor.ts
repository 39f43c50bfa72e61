// Reaches the browser, when a writer edits Markdown in the dev server.
import { autocompletion, type CompletionSource } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown, markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown'
import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { decoration } from './decoration'

interface MarkdownOptions {
  shadow: ShadowRoot
  text: string
  /** The name of the edited text, for screen readers. */
  label: string
  onChange(): void
  complete?: CompletionSource
}

/**
 * An editor for the Markdown of a block. Tab goes to the next control; Ctrl and Enter, and Escape, are left to the card.
 */
export function createMarkdownEditor(options: MarkdownOptions) {
  const { shadow, text } = options
  const parent = document.createElement('div')
  parent.className = 'markdown'
  const selection = { anchor: text.length }
  const state = EditorState.create({ doc: text, selection, extensions: extensionsFor(options) })
  const view = new EditorView({ parent, root: shadow, state })
  return {
    element: parent,
    read: () => view.state.doc.toString(),
    focus: () => view.focus(),
    selected() {
      const { from, to } = view.state.selection.main
      return view.state.sliceDoc(from, to)
    },
    /** Replaces the selection; `selected`, a part of the added text, is selected then. */
    insert(added: string, selected = '') {
      const { from, to } = view.state.selection.main
      const anchor = from + (selected ? added.indexOf(selected) : added.length)
      view.dispatch({ changes: { from, to, insert: added }, selection: { anchor, head: anchor + selected.length } })
    },
    /** Adds text at the end. */
    append(added: string) {
      const end = view.state.doc.length
      view.dispatch({ changes: { from: end, insert: added }, selection: { anchor: end + added.length } })
    },
    mark(diagnostics: Diagnostic[]) {
      const { length } = view.state.doc
      const inside = diagnostics.map(each => ({
        ...each,
        from: Math.min(each.from, length),
        to: Math.min(each.to, length),
      }))
      view.dispatch(setDiagnostics(view.state, inside))
    },
  }
}

export type MarkdownEditor = ReturnType<typeof createMarkdownEditor>

function extensionsFor({ label, onChange, complete }: MarkdownOptions) {
  return [
    history(),
    markdown({ base: markdownLanguage }),
    decoration,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'true' }),
    EditorView.updateListener.of(update => update.docChanged && onChange()),
    ...(complete ? [autocompletion({ override: [complete] })] : []),
    keymap.of([...markdownKeymap, ...historyKeymap, ...defaultKeymap.filter(({ key }) => !isOfCard(key))]),
  ]
}

const isOfCard = (key = '') => key === 'Mod-Enter' || key === 'Escape'
