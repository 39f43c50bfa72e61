import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { Pluggable, PluggableList } from 'unified'
import { alignCells } from './attributes/cell-alignment'
import { ownHeadingIds } from './attributes/own-heading-ids'
import { pictureUrls } from './attributes/picture-urls'
import { everydayHtml } from './elements/syntax'

/** The plug-ins of every site, and those declared plain. */
const plainPlugins = new WeakSet<object>([everydayHtml, remarkGfm, ownHeadingIds, rehypeSlug, pictureUrls, alignCells])

/**
 * Declares that a plug-in adds no code: it only rearranges elements or changes their properties. The native parser and
 * the compilation to values stay enabled then. Of syntax it may add what `unusual.ts` leaves to the exact parser.
 */
export function plainPlugin<Plugin extends object>(plugin: Plugin): Plugin {
  plainPlugins.add(plugin)
  return plugin
}

/** Whether every plug-in in a list is plain; one with options counts as unknown. */
export function arePlain(list: PluggableList): boolean {
  return list.every((each: Pluggable) => typeof each === 'function' && plainPlugins.has(each))
}
