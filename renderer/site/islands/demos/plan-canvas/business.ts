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

/** What a visitor can answer; an empty text is a question left open. */
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

/** One answer to choose: what it writes on the canvas, and what it costs (sample figures, in dollars). */
export interface Choice {
  value: string
  /** The answer in two words, for the row of questions. */
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

/** Kitchen and staff, in dollars a month: a sample figure that no question asks for. */
export const kitchen = 14_000

/** What the same four dinners cost at a supermarket, in dollars: a sample figure. */
export const supermarket = 48

/** The sample that stands on the canvas at first: question 5 is open and two answers disagree. */
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

/** A canvas nobody has answered for. */
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
