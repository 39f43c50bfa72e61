import type { MarkdownHints } from '@proofsheet/outputs/markdown/hints'

/** The meaning of this site's class names in text. */
export const markdownHints: MarkdownHints = {
  quote: ['note', 'beside', 'callout', 'statement'],
  strong: ['pane-label', 'callout-name'],
  figure: ['order-1'],
  skip: ['with-script', 'no-print'],
  ownLine: ['block'],
  body: ['prose'],
}
