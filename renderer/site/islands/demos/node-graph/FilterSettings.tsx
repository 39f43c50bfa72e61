// Reaches the browser, when a visitor uses the node graph.
import type { Category } from './invoices'
import type { Condition } from './workflow'

const field =
  'w-full min-w-0 min-h-11 px-2 border border-solid border-rule-ctl rounded-ctl bg-paper-lift text-[1rem] text-ink'
const categories: Category[] = ['Travel', 'Software', 'Office', 'Other']

interface FilterSettingsProps {
  condition: Condition
  /** The prefix of the fields' names. */
  id: string
  onChange: (condition: Condition) => void
}

/** The fields for the condition of Filter. */
export function FilterSettings({ condition, id, onChange }: FilterSettingsProps) {
  return (
    <div className="grid grid-cols-2 lg:grid-cols-1 gap-2">
      <label className="grid gap-1">
        Keep by
        <select
          className={field}
          name={`${id}by`}
          value={condition.by}
          onChange={event => onChange({ ...condition, by: event.target.value as Condition['by'] })}
        >
          <option value="amount">Amount</option>
          <option value="category">Category</option>
        </select>
      </label>
      {condition.by === 'amount' ? (
        <label className="grid gap-1">
          At least, in $
          <input
            className={field}
            type="number"
            name={`${id}least`}
            min="0"
            step="50"
            value={condition.least}
            onChange={event => onChange({ ...condition, least: event.target.value })}
          />
        </label>
      ) : (
        <label className="grid gap-1">
          Only
          <select
            className={field}
            name={`${id}category`}
            value={condition.category}
            onChange={event => onChange({ ...condition, category: event.target.value as Category })}
          >
            {categories.map(category => (
              <option key={category}>{category}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
