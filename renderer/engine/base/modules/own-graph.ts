import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runningBundle } from './compiled-entry'
import { dynamicEntries, hashModules, type ModuleGraph, reachableModules } from './module-graph'
import { packageModule } from './package-module'

/** The modules of the running code, and the one among them that exports the site's definition. */
export interface OwnGraph {
  site: string
  modules: ModuleGraph
}

let own: OwnGraph | undefined

/** The module graph of the running code: this package's modules, and those of the site with what they import. */
export function ownGraph(): OwnGraph {
  if (own) return own
  const { site, graph } = runningBundle()
  own = { site, modules: { ...engineGraph(), ...graph } }
  return own
}

/** The compiled modules of this package, as their compilation has recorded them. */
function engineGraph(): ModuleGraph {
  const folder = dirname(packageModule('worker'))
  const { modules } = JSON.parse(readFileSync(join(folder, 'modules.json'), 'utf8')) as { modules: ModuleGraph }
  const nameOf = (path: string) => `@proofsheet/engine/${path.replace(/\.js$/, '')}`
  const namesOf = (paths: readonly string[]) => paths.filter(path => modules[path]).map(nameOf)
  return Object.fromEntries(
    Object.entries(modules).map(([path, { hash, imports, dynamicImports }]) => [
      nameOf(path),
      { hash, imports: namesOf(imports), dynamicImports: namesOf(dynamicImports) },
    ]),
  )
}

/**
 * The modules that a value depends on which some modules of this package compute from the site's definition: those, all
 * that they load, and the definition. With `onDemand`, also what the definition loads when it is needed, such as the
 * generators of outputs.
 */
export function modulesBehind(
  { site, modules }: OwnGraph,
  computedBy: readonly string[],
  { onDemand = false } = {},
): string[] {
  const engine = reachableModules(
    modules,
    computedBy.map(name => `@proofsheet/engine/${name}`),
    'all',
  )
  const definition = reachableModules(modules, [site], 'static')
  const demanded = onDemand ? reachableModules(modules, dynamicEntries(modules, [site]), 'all') : []
  return [...new Set([...engine, ...definition, ...demanded])].sort()
}

/** The hash of those modules. */
export const keyOf = (graph: OwnGraph, ...behind: [readonly string[], { onDemand: boolean }?]): string =>
  hashModules(graph.modules, modulesBehind(graph, ...behind))
