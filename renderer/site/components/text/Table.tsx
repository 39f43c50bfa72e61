import { Children, type ComponentProps, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scroller } from '../Scroller'

/** With more columns than this, a table on a phone scrolls; with fewer, its rows are stacked. */
const maxStackedColumns = 6

type Element = ReactElement<{ children?: ReactNode; 'data-label'?: string }>

/**
 * A table of a text. On phones, one of up to six columns has its cells below one another, each with the head of its
 * column; a wider one scrolls, and its edge shows that there is more.
 */
export function Table({ children, ...props }: ComponentProps<'table'>) {
  const [head, ...parts] = elementsOf(children)
  const labels = head ? cellsOf(elementsOf(head.props.children)[0]).map(textOf) : []
  const isStacked = head?.type === 'thead' && labels.length > 1 && labels.length <= maxStackedColumns
  return (
    <Scroller label="Table" isShaded={labels.length > maxStackedColumns}>
      <table {...props} className={isStacked ? 'stacked' : undefined}>
        {isStacked ? [head, ...parts.map(part => withLabels(part, labels))] : children}
      </table>
    </Scroller>
  )
}

/** A body of a table, each of whose cells but the first names its column. */
function withLabels(body: Element, labels: string[]): Element {
  const rows = elementsOf(body.props.children).map(row => {
    const cells = cellsOf(row).map((cell, index) =>
      index > 0 && labels[index] ? cloneElement(cell, { 'data-label': labels[index] }) : cell,
    )
    return cloneElement(row, undefined, ...cells)
  })
  return cloneElement(body, undefined, ...rows)
}

function cellsOf(row: Element | undefined): Element[] {
  return elementsOf(row?.props.children)
}

function elementsOf(children: ReactNode): Element[] {
  return Children.toArray(children).filter((child): child is Element => isValidElement(child))
}

/** The text of an element, without its markup. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  return Children.toArray(isValidElement(node) ? (node as Element).props.children : node)
    .map(textOf)
    .join('')
}
