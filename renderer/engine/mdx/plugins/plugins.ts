import type { Root } from 'mdast'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import type { SiteDefinition } from '../../site'
import { everyNode } from '../nodes'
import { directives } from './directives'
import { everydayHtml } from './everyday-html'
import { headingIds, ownHeadingIds, type PageIds } from './heading-ids'
import { nativeParser } from './native-parser'
import { pictureUrls } from './picture-urls'

/** The part of a site's definition that decides how its bodies are parsed. */
export type BodySite = Pick<SiteDefinition, 'mdx' | 'directives' | 'codeBlocks'> & PageIds

/** The plug-ins of remark and rehype, in the order in which they run. */
export interface MdxPlugins {
  remarkPlugins: PluggableList
  rehypePlugins: PluggableList
}

/** All plug-ins for MDX, with the site's own; `more` are further rehype plug-ins, such as the dev server's. */
export function mdxPlugins(site: BodySite, more: PluggableList = []): MdxPlugins {
  const syntax = site.directives ? [directives(site.directives)] : []
  const { remarkPlugins = [], rehypePlugins = [] } = site.mdx ?? {}
  const code = site.codeBlocks ? [site.codeBlocks.rehypePlugin] : []
  return {
    remarkPlugins: [
      everydayHtml,
      remarkGfm,
      ownHeadingIds,
      ...syntax,
      nativeParser,
      ...remarkPlugins,
      headingIds(site),
      pictureUrls,
      alignCells,
    ],
    rehypePlugins: [rehypeSlug, ...code, ...rehypePlugins, ...more],
  }
}

/**
 * A remark plug-in that gives the cells of aligned table columns the attribute `data-align`, for the site's styles: the
 * security policy refuses the style attribute that they would have otherwise.
 */
function alignCells() {
  return (tree: Root) => {
    for (const table of everyNode(tree)) {
      if (table.type !== 'table') continue
      for (const { children } of table.children)
        for (const [index, cell] of children.entries()) {
          const dataAlign = table.align?.[index]
          if (dataAlign) cell.data = { ...cell.data, hProperties: { ...cell.data?.hProperties, dataAlign } }
        }
      // The number of columns stays.
      table.align = table.align?.map(() => null) ?? null
    }
  }
}
