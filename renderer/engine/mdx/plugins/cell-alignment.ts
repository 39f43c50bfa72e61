import type { Root } from 'mdast'
import { everyNode } from '../nodes'

/**
 * A remark plug-in that gives the cells of aligned table columns the attribute `data-align`, for the site's styles: the
 * security policy refuses the style attribute that they would have otherwise.
 */
export function alignCells() {
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
