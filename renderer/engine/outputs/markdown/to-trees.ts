import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import type { Root, RootContent } from 'mdast'
import { handlers } from './handlers'
import type { MarkdownOptions } from './hints'
import { simplify } from './simplify'

/**
 * Converts the `main` element of a page to a Markdown tree, and its body to another one, which is empty where the page
 * has no body. Throws when the page has no complete `main` element.
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
