/** The column headers of a table; on phones, where rows fold, only screen readers get them. */
export function ColumnHeads({ names }: { names: string[] }) {
  return (
    <thead className="max-md:visually-hidden">
      <tr>
        {names.map(name => (
          <th key={name} scope="col" className="pb-2 pr-6 text-note font-400 text-ink-3 whitespace-nowrap">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
