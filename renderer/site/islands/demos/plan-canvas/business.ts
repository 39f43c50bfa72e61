// Reaches the browser, when a visitor uses the PlanCanvas figure.

/** The nine blocks of a Business Model Canvas, in the order in which one is usually read. */
export const blocks = [
  { id: 'segments', name: 'Customer segments' },
  { id: 'value', name: 'Value propositions' },
  { id: 'channels', name: 'Channels' },
  { id: 'relationships', name: 'Customer relationships' },
  { id: 'revenue', name: 'Revenue streams' },
  { id: 'resources', name: 'Key resources' },
  { id: 'activities', name: 'Key activities' },
  { id: 'partners', name: 'Key partners' },
  { id: 'costs', name: 'Cost structure' },
] as const

export type BlockId = (typeof blocks)[number]['id']

/** A visitor's answers; an empty string is an open question. */
export interface Answers {
  customer: string
  promise: string
  supply: string
  delivery: string
  after: string
  price: string
  boxes: string
  customers: string
}

/** A choice: its lines on the canvas, and its costs (sample figures, in dollars). */
export interface Choice {
  value: string
  /** The answer in two words, for the list of questions. */
  short: string
  label: string
  places: Partial<Record<BlockId, string>>
  perBox?: number
  perMonth?: number
}

export interface ChoiceQuestion {
  kind: 'choice'
  field: 'customer' | 'promise' | 'supply' | 'delivery'
  topic: string
  ask: string
  choices: Choice[]
}

export interface FieldQuestion {
  kind: 'text' | 'number'
  topic: string
  ask: string
  fields: { field: keyof Answers; label: string; hint: string }[]
  places: BlockId
}

export type Question = ChoiceQuestion | FieldQuestion

/** The monthly cost of kitchen and staff in dollars: a sample figure without a question. */
export const kitchen = 14_000

/** The price of the same four dinners at a supermarket in dollars: a sample figure. */
export const supermarket = 48

/** The dollars that the retired couples have for dinners in a month: a sample figure. */
export const retiredBudget = 200

/** The initial answers: question 5 is open, and two answers contradict each other. */
export const sample: Answers = {
  customer: 'parents',
  promise: 'fresh',
  supply: 'wholesaler',
  delivery: 'vans',
  after: '',
  price: '58',
  boxes: '4',
  customers: '210',
}

/** A canvas without answers. */
export const blank: Answers = {
  customer: '',
  promise: '',
  supply: '',
  delivery: '',
  after: '',
  price: '',
  boxes: '',
  customers: '',
}
