// Reaches the browser, when a visitor uses the node graph.
import { type Category, desks } from './invoices'
import type { Condition } from './workflow'

const field =
  'min-w-0 min-h-9 px-1.5 border border-solid border-rule-ctl rounded-ctl bg-paper-lift text-[1rem] text-ink'

interface FilterSettingsProps {
  condition: Condition
  /** The prefix of the fields' names. */
  id: string
  onChange: (condition: Condition) => void
}

/** What Filter lets pass, in its node: amounts from one on, or a category. */
export function FilterSettings({ condition, id, onChange }: FilterSettingsProps) {
  const { by, least, category } = condition
  return (
    <div className="flex flex-[1_1_10.5rem] gap-1 min-w-0">
      <select
        className={`${field} flex-1`}
        aria-label="Filter keeps"
        name={`${id}by`}
        value={by === 'amount' ? by : category}
        onChange={({ target: { value } }) =>
          onChange(
            value === 'amount' ? { ...condition, by: value } : { by: 'category', least, category: value as Category },
          )
        }
      >
        <option value="amount">from $</option>
        {Object.keys(desks).map(each => (
          <option key={each} value={each}>
            {each} only
          </option>
        ))}
      </select>
      {by === 'amount' && (
        <input
          className={`${field} w-16`}
          type="text"
          inputMode="decimal"
          aria-label="At least, in $"
          name={`${id}least`}
          value={least}
          onChange={event => onChange({ ...condition, least: event.target.value })}
        />
      )}
    </div>
  )
}
