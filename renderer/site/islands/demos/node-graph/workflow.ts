// Reaches the browser, when a visitor uses the node graph.
import { type Category, desks, type Invoice, words } from './invoices'

/** The steps between the file and the result. */
export type Step = 'filter' | 'classify' | 'route'

/** The condition of Filter: a minimum amount, or a category. */
export interface Condition {
  by: 'amount' | 'category'
  /** As typed; Filter reports it when it is not a number. */
  least: string
  category: Category
}

/** The arrangement of the graph. */
export interface Workflow {
  order: Step[]
  off: Step[]
  condition: Condition
}

/** An invoice after the run, with the values that nodes added and the node at which it stopped, if any. */
export interface Outcome extends Invoice {
  category?: Category
  desk?: string
  stoppedAt?: Step
}

/** The report of one node. */
export interface Report {
  step: Step
  /** The numbers of invoices before and after it. */
  came: number
  left: number
  /** The event, as a sentence. */
  says: string
  /** Whether the node is on but lacks an input. */
  trouble: boolean
}

/** A run of the graph over all invoices. */
export interface Run {
  reports: Report[]
  outcomes: Outcome[]
}

/** The names of the nodes. */
export const stepNames: Record<Step, string> = { filter: 'Filter', classify: 'Classify', route: 'Route' }

/** Runs all invoices through the nodes in order; a node that is off passes everything unchanged. */
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

/** The category of an invoice by words in its text. */
export function classify({ text }: Invoice): Category {
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'Unclear'
}

/** The whole word by which Classify knows the category of an invoice; undefined where no rule has one. */
export function foundWord({ text }: Invoice): string | undefined {
  return text.match(/\w+/g)?.find(word => words.some(([, pattern]) => pattern.test(word)))
}

/** How the report of a node begins that Classify would help. */
export const needsCategory = 'Needs a category.'

/** The input that a node lacks at its position, with a remedy; undefined when it can run. */
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
  if (!isOn('classify', workflow)) return `${needsCategory} Switch Classify on.`
  if (order.indexOf('classify') > order.indexOf(step)) return `${needsCategory} Put Classify first.`
  return undefined
}

function say(step: Step, came: number, left: Outcome[], workflow: Workflow): string {
  if (came === 0) return 'Nothing arrives.'
  if (!isOn(step, workflow)) return `Off: ${came} pass unchanged.`
  if (step === 'filter') return `Keeps ${left.length} of ${came}.`
  if (step === 'route') return `Sends ${came} to ${count(new Set(left.map(({ desk }) => desk)).size, 'place')}.`
  const unclear = left.filter(({ category }) => category === 'Unclear').length
  return `Reads ${came}, ${unclear} unclear.`
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** The order with one node moved to another position. */
export function moveTo(order: Step[], step: Step, place: number): Step[] {
  const others = order.filter(each => each !== step)
  return [...others.slice(0, place), step, ...others.slice(place)]
}

/** The workflow with Classify on and before a node. */
export function withClassify(workflow: Workflow, step: Step): Workflow {
  const { order, off } = workflow
  const isAfter = order.indexOf('classify') > order.indexOf(step)
  return {
    ...workflow,
    off: off.filter(each => each !== 'classify'),
    order: isAfter ? moveTo(order, 'classify', order.indexOf(step)) : order,
  }
}
