import type { ReactNode } from 'react'

/** The rows that a table shows at once; more are behind a click. */
const maxRows = 40

/** A table; rows beyond the first ones are behind a click. */
export function Rows({ head, children }: { head: string[]; children: ReactNode[][] }) {
  const table = (rows: ReactNode[][]) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls needs the keyboard
    <section className="scroll" aria-label={head[0]} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((name, column) =>
              name ? (
                <th scope="col" key={name} className={typeof children[0]?.[column] === 'number' ? 'number' : undefined}>
                  {name}
                </th>
              ) : (
                <td key="empty" />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
                <td key={column} className={typeof cell === 'number' ? 'number' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
  return (
    <>
      {table(children.slice(0, maxRows))}
      {children.length > maxRows && (
        <details>
          <summary>{children.length - maxRows} more</summary>
          {table(children.slice(maxRows))}
        </details>
      )}
    </>
  )
}
