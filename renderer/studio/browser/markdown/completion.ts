// Reaches the browser, when a writer edits Markdown in the dev server.
import {
  type Completion,
  type CompletionContext,
  type CompletionSource,
  snippetCompletion,
} from '@codemirror/autocomplete'
import { ask } from '../requests'

/** The place of the text in its file: between `start` and `end`, behind `before`. */
export interface TextPlace {
  file: string
  version: string
  start: number
  end: number
  before: string
}

/** Characters after which completions are asked for without a key. */
const triggers = /[\w<{ :/#"'(!.-]/

/** Gives the completions of the language server: components, their props, links, anchors and pictures. */
export function completeMarkdown({ before, start, ...place }: TextPlace): CompletionSource {
  return async ({ state, pos, explicit }: CompletionContext) => {
    const text = state.doc.toString()
    if (!explicit && !triggers.test(text.slice(Math.max(pos - 1, 0), pos))) return null
    const offset = start + before.length
    const items = await ask('complete', { ...place, start, text: before + text, offset: offset + pos })
    const [first] = items
    if (!first) return null
    return {
      from: Math.max(first.start - offset, 0),
      options: items.map(
        ({ label, detail, help, text: inserted, isSnippet }): Completion => ({
          ...(isSnippet ? snippetCompletion(inserted, { label }) : { label, apply: inserted }),
          detail: detail || undefined,
          info: help || undefined,
        }),
      ),
      validFor: /^[\w-]*$/,
    }
  }
}
