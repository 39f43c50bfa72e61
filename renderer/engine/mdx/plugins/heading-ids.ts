import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Nodes, Root } from 'mdast'
import type { VFile } from 'vfile'
import type { SiteDefinition } from '../../site'
import { everyNode, wordsOf } from '../nodes'
import { ownId } from './own-heading-ids'

/** The part of a site's definition that names the ids of its pages. */
export type PageIds = Pick<SiteDefinition, 'pageAnchors' | 'ids' | 'collections'>

/** The id of the heading that remark-gfm puts above footnotes, and the prefix of those of footnotes. */
const footnoteHeading = 'footnote-label'
export const footnotePrefix = /^user-content-/

/** The ids of a page in a file that no heading may have: those of its layout and of its footnotes. */
export function layoutIds({ pageAnchors = [], ids = [], collections }: PageIds, file: string): Set<string> {
  const anchors = collections[file.split('/')[1] ?? '']?.anchors ?? []
  return new Set([...pageAnchors, ...ids, ...anchors, footnoteHeading])
}

/**
 * Gives the function that makes the ids of one file's headings, in their order: those that they are given in the text,
 * or their words. Of the latter none is one of the page's own or given to another heading: a number behind it sets it
 * apart, as with two equal headings.
 */
export function createHeadingIds(site: PageIds, file: string, tree: Nodes | undefined) {
  const slugger = new GithubSlugger()
  const given = tree ? everyNode(tree).flatMap(node => (node.type === 'heading' ? (ownId(node) ?? []) : [])) : []
  for (const id of new Set([...layoutIds(site, file), ...given])) slugger.slug(id)
  return (heading: Heading): string => {
    const own = ownId(heading)
    if (own !== undefined) return own
    const plain = slug(wordsOf(heading)) || 'section'
    return slugger.slug(footnotePrefix.test(plain) ? `section-${plain}` : plain)
  }
}

/**
 * Gives the remark plug-in that sets the ids of a file's headings where rehype-slug would choose another one. That runs
 * later and leaves ids that are set alone.
 */
export function headingIds(site: PageIds) {
  return () =>
    (tree: Root, { path }: VFile) => {
      const headings = everyNode(tree).filter(node => node.type === 'heading')
      const ids = headings.map(createHeadingIds(site, path, tree))
      const usual = new GithubSlugger()
      const isUsual = (heading: Heading, index: number) =>
        ownId(heading) !== undefined || usual.slug(wordsOf(heading)) === ids[index]
      if (headings.every(isUsual)) return
      for (const [index, heading] of headings.entries())
        heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id: ids[index] } }
    }
}
