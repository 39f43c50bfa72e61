// Reaches the browser, when a writer edits Markdown in the dev server.
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const style = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '650' },
  { tag: tags.strong, fontWeight: '650' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: [tags.link, tags.url], color: 'var(--tool-accent)' },
  { tag: [tags.monospace, tags.attributeValue], color: 'var(--tool-mark-ink)' },
  { tag: [tags.tagName, tags.attributeName], color: 'var(--tool-accent)' },
  { tag: [tags.processingInstruction, tags.angleBracket, tags.comment], color: 'var(--tool-ink-3)' },
])

const theme = EditorView.theme({
  '&': { backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit' },
  '.cm-content': { padding: '0', caretColor: 'var(--tool-accent)' },
  '.cm-line': { padding: '0' },
  '.cm-gutters': { backgroundColor: 'transparent', border: '0', color: 'var(--tool-ink-3)' },
  '&.cm-focused > .cm-scroller .cm-selectionBackground, ::selection': { backgroundColor: 'var(--tool-accent-wash)' },
  '.cm-tooltip': {
    color: 'var(--tool-ink)',
    backgroundColor: 'var(--tool-paper-lift)',
    border: '1px solid var(--tool-rule-ctl)',
    borderRadius: '4px',
    maxWidth: 'min(30rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--tool-on-accent)',
    backgroundColor: 'var(--tool-accent)',
  },
  '.cm-diagnostic': { padding: '0.25rem 0.5rem' },
})

/** The look of Markdown while it is edited: the page's colors, signs quieter than words. */
export const decoration = [syntaxHighlighting(style), theme]
