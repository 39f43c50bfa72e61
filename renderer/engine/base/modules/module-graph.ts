import { createHash } from 'node:crypto'

/** A module as a bundler has read it. */
export interface GraphModule {
  /** The hash of its text. */
  hash: string
  /** The modules that are loaded with it. */
  imports: readonly string[]
  /** The modules that it loads when it needs them. */
  dynamicImports: readonly string[]
}

/**
 * Modules by their names: paths from the project's root, and for those of packages the names that others import. Installed
 * packages are not in it, but those that the project's own packages are compiled to are.
 */
export type ModuleGraph = Readonly<Record<string, GraphModule>>

/** Which imports are followed: those that load a module at once, or all. */
export type Follow = 'static' | 'all'

/**
 * The names of some modules and of all that they import, directly or not, sorted. Throws where the graph lacks one of
 * the modules: a key without it would be the same after each change.
 */
export function reachableModules(graph: ModuleGraph, entries: readonly string[], follow: Follow): string[] {
  const missing = entries.find(name => !graph[name])
  if (missing !== undefined) throw new Error(`The module graph has no ${missing}.`)
  const found = new Set<string>()
  const waiting = [...entries]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const module = graph[name]
    if (!module || found.has(name)) continue
    found.add(name)
    waiting.push(...module.imports)
    if (follow === 'all') waiting.push(...module.dynamicImports)
  }
  return [...found].sort()
}

/** The modules that some modules, or their imports, load on demand: a site's outputs, for example. */
export function dynamicEntries(graph: ModuleGraph, entries: readonly string[]): string[] {
  const loaded = reachableModules(graph, entries, 'static')
  return [...new Set(loaded.flatMap(name => graph[name]?.dynamicImports ?? []))].filter(name => graph[name]).sort()
}

/** A hash of modules: of their names and texts, in 16 hexadecimal digits. */
export function hashModules(graph: ModuleGraph, names: readonly string[]): string {
  const hash = createHash('sha256')
  for (const name of [...names].sort()) hash.update(`${name}\0${graph[name]?.hash ?? ''}\0`)
  return hash.digest('hex').slice(0, 16)
}
