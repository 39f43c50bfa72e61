import type { Heading, Nodes, Paragraph } from 'mdast'
import type { Finding } from '../../base/diagnostics/issue'
import type { Span } from '../../base/diagnostics/position'
import { toAnchor } from '../anchor'
import { isMarkdown } from '../bounded/exact-parser'
import { placeOf } from '../nodes'
import { footnotePrefix, layoutIds, ownId, type PageIds } from '../plugins/heading-ids'

/** The form of an id: letters, digits and signs that are easy to write in a link. */
const form = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u

/** Reports ids that headings are given and can't have: of a wrong form, taken, or behind something else than a heading. */
export function checkOwnIds(nodes: readonly Nodes[], body: string, file: string, site: PageIds): Finding[] {
  const reserved = layoutIds(site, file)
  const given = new Set<string>()
  return nodes.flatMap((node): Finding[] => {
    if (node.type === 'paragraph') return isMarkdown(file) ? [] : misplaced(node, body)
    const id = node.type === 'heading' ? ownId(node) : undefined
    if (id === undefined || node.type !== 'heading') return []
    const report = (code: Finding['code'], message: string, hint: string) => [
      { ...spanOf(node, id, body), code, message, hint },
    ]
    const isTaken = reserved.has(id) || footnotePrefix.test(id)
    const isTwice = given.has(id)
    given.add(id)
    if (!form.test(id)) {
      const better = toAnchor(id)
      return report(
        'anchor-form',
        `The id "${id}" has characters that an address can't hold as they are.`,
        `Use letters, digits and hyphens${better && `, for example {#${better}}`}.`,
      )
    }
    if (isTaken) return report('anchor-taken', `Each page of this kind has #${id} already.`, 'Choose another id.')
    return isTwice ? report('anchor-taken', `Two headings are given the id #${id}.`, 'Give one another id.') : []
  })
}

/** The place of an id behind its heading. */
function spanOf(heading: Heading, id: string, body: string): Span {
  const { start, end } = placeOf(heading)
  const at = body.slice(0, end).lastIndexOf(`#${id}`)
  return at < start ? { start, end: start } : { start: at, end: at + id.length + 1 }
}

/** A paragraph that ends with an id in braces, which would be shown. Behind a backslash it is meant as text. */
function misplaced(paragraph: Paragraph, body: string): Finding[] {
  const { start, end } = placeOf(paragraph)
  const found = /(?<!\\)\{#[^\s{}]+\}[ \t]*$/.exec(body.slice(start, end))
  if (!found) return []
  return [
    {
      start: start + found.index,
      end: start + found.index + found[0].trimEnd().length,
      code: 'body-expression',
      message: `${found[0].trim()} gives an id to a heading, and this is none.`,
      hint: 'Put it behind a heading: ## Title {#id}. For a brace in the text write \\{.',
    },
  ]
}
