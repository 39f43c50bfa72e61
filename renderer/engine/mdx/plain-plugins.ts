import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { Pluggable, PluggableList } from 'unified'

/** The plug-ins that every site has, and those that were declared plain. */
const plainPlugins = new WeakSet<object>([remarkGfm, rehypeSlug])

/**
 * Declares that a plug-in adds no syntax and no program code: it only rearranges elements or changes their properties.
 * Bodies are then still parsed by the native parser and compiled to values, the two accelerators of this folder.
 */
export function plainPlugin<Plugin extends object>(plugin: Plugin): Plugin {
  plainPlugins.add(plugin)
  return plugin
}

/** Whether every plug-in of a list is plain; one with options counts as unknown. */
export function arePlain(list: PluggableList): boolean {
  return list.every((each: Pluggable) => typeof each === 'function' && plainPlugins.has(each))
}
