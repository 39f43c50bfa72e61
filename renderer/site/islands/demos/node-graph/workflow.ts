// Reaches the browser, when a visitor uses the node graph.
import { type Category, desks, type Invoice, words } from './invoices'

/** The nodes between the file and the result. */
export type Step = 'filter' | 'classify' | 'route'

/** What Filter lets through: invoices from an amount on, or of one category. */
export interface Condition {
  by: 'amount' | 'category'
  /** As typed; Filter says so when it is not a number. */
  least: string
  category: Category
}

/** The graph as arranged. */
export interface Workflow {
  order: Step[]
  off: Step[]
  condition: Condition
}

/** An invoice after the run, with what the nodes added, and the node at which it stayed, if any. */
export interface Outcome extends Invoice {
  category?: Category
  desk?: string
  stoppedAt?: Step
}

/** What one node did. */
export interface Report {
  step: Step
  /** How many invoices came in, and how many went on. */
  came: number
  left: number
  /** What happened, in a sentence. */
  says: string
  /** The node is on and short of something that it needs. */
  trouble: boolean
}

/** A run of the graph over all invoices. */
export interface Run {
  reports: Report[]
  outcomes: Outcome[]
}

/** The names of the nodes. */
export const stepNames: Record<Step, string> = { filter: 'Filter', classify: 'Classify', route: 'Route' }

/** Runs every invoice through the nodes in their order; a node that is off lets everything pass unchanged. */
export function run(invoices: Invoice[], workflow: Workflow): Run {
  let outcomes: Outcome[] = invoices
  const reports = workflow.order.map(step => {
    const arriving = outcomes.filter(({ stoppedAt }) => !stoppedAt)
    const came = arriving.length
    const lack = came > 0 ? lackOf(step, workflow) : undefined
    const done = new Map(
      arriving.map(item => [item.number, isOn(step, workflow) ? act(step, item, workflow, lack) : item]),
    )
    outcomes = outcomes.map(item => done.get(item.number) ?? item)
    const left = outcomes.filter(({ stoppedAt }) => !stoppedAt)
    return { step, came, left: left.length, says: lack ?? say(step, came, left, workflow), trouble: lack !== undefined }
  })
  return { reports, outcomes }
}

/** Whether a node is switched on. */
export function isOn(step: Step, { off }: Workflow): boolean {
  return !off.includes(step)
}

function act(step: Step, item: Outcome, { condition }: Workflow, lack: string | undefined): Outcome {
  if (lack) return { ...item, stoppedAt: step }
  if (step === 'classify') return { ...item, category: classify(item) }
  if (step === 'route') return item.category ? { ...item, desk: desks[item.category] } : item
  const passes =
    condition.by === 'amount' ? item.amount >= Number(condition.least) : item.category === condition.category
  return passes ? item : { ...item, stoppedAt: step }
}

/** The category of an invoice by the words in its text. */
export function classify({ text }: Invoice): Category {
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'Other'
}

/** What a node is short of, where it stands now, with the way out; undefined when it can work. */
function lackOf(step: Step, workflow: Workflow): string | undefined {
  const { condition, order } = workflow
  if (!isOn(step, workflow)) return undefined
  if (
    step === 'filter' &&
    condition.by === 'amount' &&
    (!condition.least.trim() || Number.isNaN(Number(condition.least)))
  )
    return 'Needs an amount. Type a number.'
  const readsCategory = step === 'route' || (step === 'filter' && condition.by === 'category')
  if (!readsCategory) return undefined
  if (!isOn('classify', workflow)) return 'Needs a category. Switch Classify on.'
  if (order.indexOf('classify') > order.indexOf(step)) return 'Needs a category. Put Classify before it.'
  return undefined
}

function say(step: Step, came: number, left: Outcome[], workflow: Workflow): string {
  if (came === 0) return 'Nothing arrives.'
  if (!isOn(step, workflow)) return `Off: ${came} pass unchanged.`
  if (step === 'filter') return `Keeps ${left.length} of ${came}.`
  if (step === 'route') return `Sends ${came} to ${count(new Set(left.map(({ desk }) => desk)).size, 'place')}.`
  const unclear = left.filter(({ category }) => category === 'Other').length
  return `Reads ${came}, ${unclear} unclear.`
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** How many invoices Classify read: what a model would be asked, and paid, for. */
export function readCount(reports: Report[], workflow: Workflow): number {
  return isOn('classify', workflow) ? (reports.find(({ step }) => step === 'classify')?.came ?? 0) : 0
}

/** The order with one node moved to another place. */
export function moveTo(order: Step[], step: Step, place: number): Step[] {
  const others = order.filter(each => each !== step)
  return [...others.slice(0, place), step, ...others.slice(place)]
}
