// Reaches the browser, when a visitor uses the node graph.
import { isOn, type Run, stepNames, type Workflow } from './workflow'

/** The remarks on a run. */
export interface RunNotes {
  /** Where the unclear invoice goes. */
  unclear: string
  /** A sentence on the node that stops the run, and on its missing input; undefined where none does. */
  stuck: string | undefined
}

/** The remarks on a run, which depend on its nodes. */
export function notes(result: Run): RunNotes {
  const stuck = result.reports.find(({ trouble }) => trouble)
  return {
    unclear: unclearNote(result),
    stuck: stuck && `${stepNames[stuck.step]} is short of its input. It stops and says so; nothing goes on half done.`,
  }
}

function unclearNote({ outcomes, reports }: Run): string {
  const unclear = outcomes.find(({ number }) => number === 'A-108')
  if (unclear?.stoppedAt && !reports.some(({ step, trouble }) => trouble && step === unclear.stoppedAt))
    return 'Filter takes the contract review out, so nobody decides on it.'
  if (unclear?.stoppedAt) return `The contract review stopped at ${stepNames[unclear.stoppedAt]}, with its row intact.`
  if (!unclear?.desk) return 'Without Route nobody is named, and no desk is made up.'
  return 'The contract review matches no word rule. It goes to a person, not to a guess.'
}

/** The nodes that are on, in their order. */
function orderOf(workflow: Workflow): string {
  const on = workflow.order.filter(step => isOn(step, workflow)).map(step => stepNames[step])
  return on.join(' → ') || 'No node on'
}

/** The result in one line: the nodes, and the number of invoices that passed. */
export function outcomeOf({ reports, outcomes }: Run, workflow: Workflow): string {
  return `${orderOf(workflow)}: ${reports.at(-1)?.left} of ${outcomes.length} reach the result`
}
