import type { MarkdownHints } from '../../engine/outputs/markdown/hints'

/** What this site's class names say of an element where its text is read without the layout. */
export const markdownHints: MarkdownHints = {
  quote: ['note'],
  strong: ['pane-label'],
  figure: ['order-1'],
  skip: ['with-script', 'no-print'],
  ownLine: ['block'],
  body: ['prose'],
}
