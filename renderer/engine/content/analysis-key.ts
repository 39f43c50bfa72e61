import { engineRoot } from '../base/cache/generated'
import { hashOf } from '../base/cache/hash'
import { installedPackages } from '../base/cache/installed-packages'
import { keyOf, type OwnGraph, ownGraph } from '../base/modules/own-graph'
import type { SiteDefinition } from '../site'

/** The modules that analyze texts, and compile their bodies. */
export const analyzers = ['content/load', 'mdx/compile', 'content/inline/markdown-fields']

/**
 * The hash of all code, packages included, that determines the result of analysis and the compiled bodies. The value of
 * the definition is a part of it besides its code, because a definition may compute values.
 */
export function analysisKey(site: SiteDefinition, graph: OwnGraph = ownGraph()): string {
  return hashOf(keyOf(graph, analyzers), JSON.stringify(site), installedPackages(engineRoot)).slice(0, 16)
}
