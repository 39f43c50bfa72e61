/** An element or text of a page, as hast has it. */
export interface Tree {
  type?: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Tree[]
}

/** The elements of a tree that fit, in order. */
export const elementsOf = (tree: Tree, isFit: (tree: Tree) => boolean): Tree[] => [
  ...(isFit(tree) ? [tree] : []),
  ...(tree.children ?? []).flatMap(child => elementsOf(child, isFit)),
]
