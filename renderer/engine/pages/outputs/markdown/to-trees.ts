import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import type { Root, RootContent } from 'mdast'
import { handlers } from './handlers'
import type { MarkdownOptions } from './hints'
import { simplify } from './simplify'

/**
 * Converts the readable main part of a page (see `readableMain`) to a Markdown tree, and its body to another one, which
 * is empty where the page has no body.
 */
export function toTrees(readable: string, options: MarkdownOptions): { main: Root; body: Root } {
  const { children } = fromHtml(readable, { fragment: true })
  const simple = simplify(children, options)
  let written: RootContent[] | undefined
  const main = toMdast(
    { type: 'root', children: simple },
    {
      document: true,
      handlers: {
        ...handlers(options.hints),
        body: (state, node) => {
          const flow = state.toFlow(state.all(node))
          written ??= flow
          return flow
        },
      },
    },
  )
  return { main: main as Root, body: { type: 'root', children: written ?? [] } }
}
