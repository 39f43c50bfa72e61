/** The nodes that each node leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** A graph from pairs; a node that leads to itself is no cycle of folders and is left out. */
export function graphOf(pairs: Iterable<readonly [from: string, to: string]>): Graph {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of pairs) if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

/** Every node that can be reached from some, these included. */
export function reach(graph: Graph, from: Iterable<string>): Set<string> {
  const found = new Set(from)
  // A set that grows while it is read is read to its end.
  for (const node of found) for (const next of graph.get(node) ?? []) found.add(next)
  return found
}

/** The cycles of a graph, each as its nodes in order: nodes that can be reached from one another. */
export function cyclesIn(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map(node => [node, reach(graph, graph.get(node) ?? [])]))
  const inCycle = [...reached.keys()].filter(node => reached.get(node)?.has(node))
  const groups = new Map<string, string[]>()
  for (const node of inCycle) {
    const group = inCycle.filter(other => reached.get(node)?.has(other) && reached.get(other)?.has(node)).sort()
    groups.set(group.join(), group)
  }
  return [...groups.values()]
}
