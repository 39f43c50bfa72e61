interface ColumnHeadsProps {
  names: string[]
  /** Whether the rows have a head of their own, in a column without a name. */
  haveRowHeads?: boolean
  className?: string
  cellClass?: string
}

/** The column headers of a table. */
export function ColumnHeads({ names, haveRowHeads, className, cellClass }: ColumnHeadsProps) {
  return (
    <thead className={className}>
      <tr>
        {haveRowHeads && <td />}
        {names.map(name => (
          <th key={name} scope="col" className={cellClass}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
