import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import type { SiteDefinition } from '../site'

/** The plug-ins of remark and rehype, in the order in which they run. */
export interface MdxPlugins {
  remarkPlugins: PluggableList
  rehypePlugins: PluggableList
}

/**
 * All plug-ins for MDX, the site's own included; `more` are further rehype plug-ins, such as those of the dev server.
 */
export function mdxPlugins({ mdx }: Pick<SiteDefinition, 'mdx'>, more: PluggableList = []): MdxPlugins {
  return {
    remarkPlugins: [remarkGfm, ...(mdx?.remarkPlugins ?? [])],
    rehypePlugins: [rehypeSlug, ...(mdx?.rehypePlugins ?? []), ...more],
  }
}
