import { ColumnHeads } from '../lists/ColumnHeads'
import { useSite } from '../site-context'

const columns = ['If your week looks like this', 'Start with', 'Check first']

/** The work that each product is for, the product on its ground, and what to look at first in a result. */
export function ProductTasks() {
  return (
    <table className="tasks wide">
      <ColumnHeads names={columns} />
      <tbody>
        {useSite().products.map(({ slug, name, url, task, checkFirst }) => (
          <tr key={slug}>
            <td>{task}</td>
            <th scope="row" className={`world-${slug} ground`}>
              <a href={url}>{name}</a>
            </th>
            <td data-label={columns[2]}>{checkFirst}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
