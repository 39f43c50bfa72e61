import type { Nodes } from 'mdast'
import type { Issue } from '../../base/diagnostics/issue'
import { checkDirectives } from '../directives/check-directives'
import type { BodySite } from '../plugins/plugins'
import { checkFootnotes } from './check-footnotes'
import { checkOwnIds } from './check-own-ids'

/** Checks the syntax of a body that extensions of Markdown add: footnotes, ids of headings, directives and alerts. */
export function checkMarkdown(tree: Nodes | undefined, body: string, file: string, site: BodySite): Issue[] {
  return [
    ...checkFootnotes(tree, body, file),
    ...checkOwnIds(tree, body, file, site),
    ...checkDirectives(tree, body, file, site.directives),
  ]
}
