import type { Heading, Nodes, Paragraph } from 'mdast'
import type { Issue, IssueCode } from '../../base/diagnostics/issue'
import { rangeAt } from '../../base/diagnostics/position'
import { toAnchor } from '../anchor'
import { isMarkdown } from '../bounded/markdown-parser'
import { everyNode } from '../nodes'
import { footnotePrefix, layoutIds, type PageIds } from '../plugins/heading-ids'
import { ownId } from '../plugins/own-heading-ids'

/** The form of an id: letters, digits and signs that are easy to write in a link. */
const form = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u

/** Reports ids that headings are given and can't have: of a wrong form, taken, or behind something else than a heading. */
export function checkOwnIds(tree: Nodes | undefined, body: string, file: string, site: PageIds): Issue[] {
  if (!tree || !body.includes('#')) return []
  const reserved = layoutIds(site, file)
  const given = new Set<string>()
  return everyNode(tree).flatMap((node): Issue[] => {
    if (node.type === 'paragraph') return misplaced(node, body, file)
    const id = node.type === 'heading' ? ownId(node) : undefined
    if (id === undefined || node.type !== 'heading') return []
    const report = (code: IssueCode, message: string, hint: string) => [
      { file, ...rangeOf(node, id, body), code, message, hint },
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
function rangeOf({ position }: Heading, id: string, body: string) {
  const start = position?.start.offset ?? 0
  const at = body.slice(0, position?.end.offset).lastIndexOf(`#${id}`)
  return at < start ? rangeAt(body, start) : rangeAt(body, at, at + id.length + 1)
}

/** A paragraph that ends with an id in braces, which would be shown. Behind a backslash it is meant as text. */
function misplaced({ position }: Paragraph, body: string, file: string): Issue[] {
  if (isMarkdown(file)) return []
  const start = position?.start.offset ?? 0
  const found = /(?<!\\)\{#[^\s{}]+\}[ \t]*$/.exec(body.slice(start, position?.end.offset))
  if (!found) return []
  return [
    {
      file,
      ...rangeAt(body, start + found.index, start + found.index + found[0].trimEnd().length),
      code: 'body-expression',
      message: `${found[0].trim()} gives an id to a heading, and this is none.`,
      hint: 'Put it behind a heading: ## Title {#id}. For a brace in the text write \\{.',
    },
  ]
}
