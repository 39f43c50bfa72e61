// Reaches the browser, when a visitor uses the node graph.

/** A row of the sample file. */
export interface Invoice {
  number: string
  text: string
  /** In US dollars. */
  amount: number
}

/** The sample file: eight invoices of one week. */
export const invoices: Invoice[] = [
  { number: 'A-101', text: 'Two flights, Boston and back, for the fair', amount: 1240 },
  { number: 'A-102', text: 'Cloud hosting, March', amount: 860 },
  { number: 'A-103', text: 'Printer paper', amount: 64 },
  { number: 'A-104', text: 'Hotel, two nights', amount: 410 },
  { number: 'A-105', text: 'Design software licenses', amount: 1980 },
  { number: 'A-106', text: 'As on the phone: six chairs, the blue ones', amount: 720 },
  { number: 'A-107', text: 'Taxi to a client', amount: 38 },
  { number: 'A-108', text: 'Contract review by a lawyer', amount: 2300 },
]

export type Category = 'Travel' | 'Software' | 'Office' | 'Unclear'

/** The words by which Classify assigns categories; an invoice without a match is Unclear. */
export const words: [category: Category, pattern: RegExp][] = [
  ['Travel', /flight|hotel|taxi/i],
  ['Software', /software|hosting/i],
  ['Office', /paper|desk|chair/i],
]

/** The desk for each category. */
export const desks: Record<Category, string> = {
  Travel: 'Travel desk',
  Software: 'IT',
  Office: 'Office manager',
  Unclear: 'A person decides',
}
