// Reaches the browser, when a visitor uses the node graph.
import { needsCategory, type Report } from './workflow'

/** The report of a node; where Classify would help it, a button does what the report advises. */
export function Says({ report: { says }, onFix }: { report: Report; onFix: () => void }) {
  if (!says.startsWith(needsCategory)) return says
  return (
    <>
      {needsCategory}{' '}
      <button
        type="button"
        className="min-h-6 p-0 border-0 bg-transparent text-inherit text-left font-650 underline"
        onClick={onFix}
      >
        {says.slice(needsCategory.length, -1)}
      </button>
    </>
  )
}
