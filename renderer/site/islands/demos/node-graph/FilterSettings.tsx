// Reaches the browser, when a visitor uses the node graph.
import { type Category, desks } from './invoices'
import type { Condition } from './workflow'

const field = 'min-w-0 min-h-9 px-2 border border-solid border-rule-ctl rounded-ctl bg-paper-lift text-[1rem] text-ink'

interface FilterSettingsProps {
  condition: Condition
  /** The prefix of the fields' names. */
  id: string
  onChange: (condition: Condition) => void
}

/** The amount or category that Filter lets pass, in its node. */
export function FilterSettings({ condition, id, onChange }: FilterSettingsProps) {
  if (condition.by === 'category')
    return (
      <select
        className={`${field} w-full`}
        aria-label="Only"
        name={`${id}category`}
        value={condition.category}
        onChange={event => onChange({ ...condition, category: event.target.value as Category })}
      >
        {Object.keys(desks).map(category => (
          <option key={category}>{category}</option>
        ))}
      </select>
    )
  return (
    <label className="flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden="true">from $</span>
      <input
        className={`${field} w-16`}
        type="text"
        inputMode="decimal"
        aria-label="At least, in $"
        name={`${id}least`}
        value={condition.least}
        onChange={event => onChange({ ...condition, least: event.target.value })}
      />
    </label>
  )
}

/** The condition of Filter. */
export function FilterBy({ condition, onChange }: Omit<FilterSettingsProps, 'id'>) {
  return (
    <label className="flex items-center gap-2 text-note">
      Filter keeps by
      <select
        className={field}
        value={condition.by}
        onChange={event => onChange({ ...condition, by: event.target.value as Condition['by'] })}
      >
        <option value="amount">amount</option>
        <option value="category">category</option>
      </select>
    </label>
  )
}
