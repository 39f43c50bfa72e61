import type { Nodes } from 'mdast'
import type { Finding } from '../../../base/diagnostics/issue'
import { findTexts } from './find-text'
import { drawings, literalBlocks } from './literal-blocks'
import { literalText } from './literal-text'

const suspicious = /[*`[|]|[!?]{3}|\{[{%:]|([=$#~])\1|<\w|:[a-z+-]|(?:^|\n)[ \t]*(?:[•◦‣▪]|[–—] |(?:-|\d+[.)])\p{L})/u

/** The most warnings for one file; a text of another kind would have hundreds. */
const maxIssues = 20

/** Warns of text that looks like Markdown but is shown literally, with the form that would be rendered. */
export function checkLiteral(nodes: readonly Nodes[], body: string): Finding[] {
  // Signs that were read as Markdown are in no text.
  if (!nodes.some(isSuspicious)) return []
  const texts = findTexts(nodes, body)
  return [...literalBlocks(nodes, texts), ...literalText(texts)]
    .slice(0, maxIssues)
    .map(literal => ({ ...literal, code: 'text-literal' }))
}

const isSuspicious = (node: Nodes): boolean =>
  node.type === 'text' ? suspicious.test(node.value) : node.type === 'code' && drawings.test(node.lang ?? '')
