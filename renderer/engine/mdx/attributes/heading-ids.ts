import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Root } from 'mdast'
import type { VFile } from 'vfile'
import type { SiteDefinition } from '../../site'
import { everyNode, wordsOf } from '../nodes'

/** The part of a site's definition that names the ids of its pages. */
export type PageIds = Pick<SiteDefinition, 'pageAnchors' | 'ids' | 'collections'>

/** The id of the heading that remark-gfm puts above footnotes, and the prefix of those of footnotes. */
const footnoteHeading = 'footnote-label'
const footnotePrefix = /^user-content-/

/**
 * Gives the function that makes the ids of one file's headings, in their order. None is one of the page's own: a number
 * behind it sets it apart, as with two equal headings.
 */
export function createHeadingIds({ pageAnchors = [], ids = [], collections }: PageIds, file: string) {
  const slugger = new GithubSlugger()
  const anchors = collections[file.split('/')[1] ?? '']?.anchors ?? []
  for (const id of new Set([...pageAnchors, ...ids, ...anchors, footnoteHeading])) slugger.slug(id)
  return (heading: Heading): string => {
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
      const ids = headings.map(createHeadingIds(site, path))
      const usual = new GithubSlugger()
      if (headings.every((heading, index) => usual.slug(wordsOf(heading)) === ids[index])) return
      for (const [index, heading] of headings.entries())
        heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id: ids[index] } }
    }
}
