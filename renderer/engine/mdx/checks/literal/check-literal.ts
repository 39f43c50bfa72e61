import type { Nodes } from 'mdast'
import type { Issue } from '../../../base/diagnostics/issue'
import { rangeAt } from '../../../base/diagnostics/position'
import { everyNode } from '../../nodes'
import { findTexts } from './find-text'
import { drawings, literalBlocks } from './literal-blocks'
import { literalText } from './literal-text'

const suspicious = /[*`[|]|==|\$\$|##|:[a-z+-]/

/** The most warnings for one file; a text of another kind would have hundreds. */
const maxIssues = 20

/** Warns of text that looks like Markdown but is shown literally, with the form that would be rendered. */
export function checkLiteral(tree: Nodes, body: string, file: string): Issue[] {
  const nodes = everyNode(tree)
  // Signs that were read as Markdown are in no text.
  if (!nodes.some(isSuspicious)) return []
  const texts = findTexts(nodes, body)
  return [...literalBlocks(nodes, texts), ...literalText(texts)]
    .slice(0, maxIssues)
    .map(({ start, end, message, hint, fix }) => ({
      file,
      ...rangeAt(body, start, end),
      code: 'text-literal',
      message,
      hint,
      fix: fix ? { ...rangeAt(body, fix.start, fix.end), text: fix.text } : undefined,
    }))
}

function isSuspicious(node: Nodes): boolean {
  return node.type === 'text' ? suspicious.test(node.value) : node.type === 'code' && drawings.test(node.lang ?? '')
}
