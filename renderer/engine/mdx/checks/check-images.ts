import type { Nodes } from 'mdast'
import type { Finding } from '../../base/diagnostics/issue'
import { placeOf } from '../nodes'

/**
 * An image as writers expect it to be read: its address may hold spaces and ends like a file, a title may follow. The
 * lengths are bounded, so that the search is linear.
 */
const written =
  /(?<!\\)(!\[[^\]\n]{0,300}\]\()([^\n]{1,300}?\.\w{2,5})(?:[ \t]{1,9}(?:"[^"\n]{0,300}"|'[^'\n]{0,300}'))?[ \t]{0,9}\)/g

/**
 * Reports images that Markdown reads as text: an address with spaces or with a single parenthesis needs angle brackets
 * (CommonMark 0.31, section 6.3). Others are in a block with another error.
 */
export function checkMisreadImages(nodes: readonly Nodes[], body: string): Finding[] {
  if (!body.includes('![')) return []
  return [...textOf(nodes, body).matchAll(written)].flatMap(found => {
    const [, opening = '', address = ''] = found
    if (!/[\s()<>]/.test(address)) return []
    const start = found.index + opening.length
    const span = { start, end: start + address.length }
    // Angle brackets in the address can't be inside of others.
    const text = `<${address.replaceAll('<', '%3C').replaceAll('>', '%3E')}>`
    return {
      ...span,
      code: 'body-syntax',
      message: `Markdown can't read ${address} as the address of a picture: readers would see it as text.`,
      hint: `Put it between angle brackets: ![what it shows](${text}).`,
      fix: { ...span, text },
    }
  })
}

/** The body with spaces in place of images, code, expressions, and the props of components. */
function textOf(nodes: readonly Nodes[], body: string): string {
  let text = ''
  for (const hidden of nodes.flatMap(hiddenIn)) {
    const { start, end } = placeOf(hidden)
    text += body.slice(text.length, start)
    text += ' '.repeat(Math.max(0, end - text.length))
  }
  return text + body.slice(text.length)
}

/** A node without text, or the props of a component; the text in it is that of other nodes. */
function hiddenIn(node: Nodes): readonly Pick<Nodes, 'position'>[] {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return node.attributes
  return node.type === 'text' || 'children' in node ? [] : [node]
}
