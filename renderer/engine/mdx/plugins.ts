import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import type { SiteDefinition } from '../site'
import { alignCells } from './attributes/cell-alignment'
import { headingIds, type PageIds } from './attributes/heading-ids'
import { everydayHtml } from './elements/syntax'
import { plainPlugin } from './plain-plugins'

/** The plug-ins of remark and rehype, in the order in which they run. */
export interface MdxPlugins {
  remarkPlugins: PluggableList
  rehypePlugins: PluggableList
}

/**
 * All plug-ins for MDX, the site's own included; `more` are further rehype plug-ins, such as those of the dev server.
 */
export function mdxPlugins(site: Pick<SiteDefinition, 'mdx'> & PageIds, more: PluggableList = []): MdxPlugins {
  const { remarkPlugins = [], rehypePlugins = [] } = site.mdx ?? {}
  return {
    remarkPlugins: [everydayHtml, remarkGfm, ...remarkPlugins, plainPlugin(headingIds(site)), alignCells],
    rehypePlugins: [rehypeSlug, ...rehypePlugins, ...more],
  }
}
