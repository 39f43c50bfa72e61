import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import type { Root, RootContent } from 'mdast'
import { handlers } from './handlers'
import type { MarkdownOptions } from './hints'
import { simplify } from './simplify'

/**
 * The main part of a rendered page as a Markdown tree, and what its author wrote below the heading, which is empty where
 * the page has none. Throws when the page has no complete main part.
 */
export function toTrees(html: string, options: MarkdownOptions): { main: Root; body: Root } {
  const start = html.indexOf('<main')
  const end = html.lastIndexOf('</main>')
  if (start < 0 || end < start) throw new Error('The page has no complete main part.')
  const { children } = fromHtml(html.slice(start, end), { fragment: true })
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
