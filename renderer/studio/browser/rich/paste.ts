// Reaches the browser, when a writer edits a text in the dev server.
import { Fragment, Slice } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { ask } from '../requests'
import { schema } from './schema'

/** The part of a text that was copied last in edit mode, with all that the clipboard can't hold. */
let copied: { slice: Slice; text: string } | undefined

/**
 * Pastes with format: what was copied in edit mode as it is, other HTML as the server reads it. `say` gets the reason
 * where it can't be pasted. Shift with the keys for pasting gives the words alone.
 */
export function pasteFormatted(say: (sentence: string) => void): Plugin {
  return new Plugin({
    props: {
      transformCopied(slice) {
        copied = { slice, text: slice.content.textBetween(0, slice.content.size, '\n\n') }
        return slice
      },
      handlePaste(view, event) {
        const html = event.clipboardData?.getData('text/html') ?? ''
        if (html === '' || isPlain(view)) return pasteLines(view, event.clipboardData?.getData('text/plain') ?? '')
        if (copied && html.includes('data-pm-slice')) {
          view.dispatch(view.state.tr.replaceSelection(copied.slice).scrollIntoView())
          return true
        }
        ask('paste', { html })
          .then(document => insert(view, schema.nodeFromJSON(document).content))
          .catch((error: Error) => say(error.message))
        return true
      },
    },
  })
}

const isPlain = (view: EditorView) => (view as EditorView & { input?: { shiftKey?: boolean } }).input?.shiftKey === true

/** Pastes plain text: an empty line makes a paragraph, and so does the end of a line, as in other programs. */
function pasteLines(view: EditorView, text: string): boolean {
  const lines = text.split(/(?:\r?\n)+/).filter(line => line.trim() !== '')
  if (lines.length < 2) return false
  const paragraph = (line: string) => schema.node('paragraph', null, schema.text(line))
  insert(view, Fragment.from(lines.map(paragraph)))
  return true
}

/** Puts blocks in place of the selection: the first and the last one go on in the texts that are there. */
function insert(view: EditorView, content: Fragment): void {
  const isText = (node = content.firstChild) => node?.type.name === 'paragraph'
  const { $from } = view.state.selection
  const isCell = $from.parent.type.name.startsWith('table_')
  // A cell has one line: it gets the words of all blocks.
  const inner = isCell ? lineOf(content) : content
  const [openStart, openEnd] = isCell ? [0, 0] : [isText() ? 1 : 0, isText(content.lastChild) ? 1 : 0]
  view.dispatch(view.state.tr.replaceSelection(new Slice(inner, openStart, openEnd)).scrollIntoView())
}

function lineOf(content: Fragment): Fragment {
  let line = Fragment.empty
  content.descendants(node => {
    if (!node.isTextblock) return true
    const gap = line.size > 0 ? Fragment.from(schema.text(' ')) : Fragment.empty
    node.content.forEach((inline, _, index) => {
      if (index === 0) line = line.append(gap)
      if (inline.type.name !== 'hard_break') line = line.append(Fragment.from(inline))
    })
    return false
  })
  return line
}
