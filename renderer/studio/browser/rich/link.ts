// Reaches the browser, when a writer edits a text in the dev server.
import { type EditorState, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { openLink } from '../forms/link-button'
import { markType, schema } from './schema'

/** Asks for the link of the selected words, or of those at the cursor; without a view it only says that it can. */
export function editLink(shadow: ShadowRoot, state: EditorState, view?: EditorView): boolean {
  if (!view) return true
  const { from, to } = linkRange(state)
  const words = state.doc.textBetween(from, to, ' ')
  const link = markType('link')
  const old = state.doc.nodeAt(from)?.marks.find(({ type }) => type === link)
  const set = (run: (tr: EditorState['tr']) => EditorState['tr']) => {
    view.dispatch(run(view.state.tr).scrollIntoView())
  }
  openLink(shadow, {
    words,
    address: old?.attrs.href ?? '',
    close: () => view.focus(),
    insert(text, href) {
      const mark = link.create({ href, title: old?.attrs.title ?? null })
      set(tr => {
        if (text === words) return tr.removeMark(from, to, link).addMark(from, to, mark)
        const others = state.doc.nodeAt(from)?.marks.filter(({ type }) => type !== link) ?? []
        tr.replaceWith(from, to, schema.text(text, [...others, mark]))
        return tr.setSelection(TextSelection.create(tr.doc, from + text.length)).removeStoredMark(link)
      })
    },
    remove: old && (() => set(tr => tr.removeMark(from, to, link))),
  })
  return true
}

/** The selection, or all words of the link in which the cursor is. */
function linkRange({ doc, selection: { from, to, empty, $from } }: EditorState): { from: number; to: number } {
  const link = markType('link')
  const mark = link.isInSet($from.marks()) ?? ($from.nodeAfter && link.isInSet($from.nodeAfter.marks))
  if (!empty || !mark) return { from, to }
  let [start, end] = [from, to]
  const hasIt = (at: number) =>
    at > $from.start() - 1 && at < $from.end() && !!doc.nodeAt(at) && mark.isInSet(doc.nodeAt(at)?.marks ?? [])
  while (hasIt(start - 1)) start--
  while (hasIt(end)) end++
  return { from: start, to: end }
}
