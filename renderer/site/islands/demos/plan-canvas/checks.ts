// Reaches the browser, when a visitor uses the PlanCanvas figure.
import { type Answers, type BlockId, kitchen, retiredBudget, supermarket } from './business'
import { type Canvas, chosen, money, numbers } from './fill'
import { questions } from './questions'

/** Two blocks that contradict each other, and why. */
export interface Contradiction {
  blocks: [BlockId, BlockId]
  says: string
}

interface Rule extends Contradiction {
  when: (answers: Answers) => boolean
}

/** The dollars that a customer pays in a month; 0 until they are known. */
const monthOf = (answers: Answers) => {
  const { price, boxes } = numbers(answers) ?? { price: 0, boxes: 0 }
  return price * boxes
}

/** The comparisons of answers. */
const rules: Rule[] = [
  {
    blocks: ['value', 'partners'],
    when: answers => answers.promise === 'fresh' && answers.supply === 'wholesaler',
    says: 'farms nearby are promised, a national wholesaler supplies.',
  },
  {
    blocks: ['value', 'partners'],
    when: answers => answers.promise === 'fresh' && answers.supply === 'season',
    says: 'farms nearby are promised all year, in winter a wholesaler supplies.',
  },
  {
    blocks: ['value', 'partners'],
    when: answers => answers.promise === 'cheap' && answers.supply === 'farms',
    says: 'a low price is promised, the dearest supplier is named.',
  },
  {
    blocks: ['value', 'channels'],
    when: answers => answers.promise === 'fresh' && answers.delivery === 'carrier',
    says: '“picked yesterday” is promised, the carrier takes two days.',
  },
  {
    blocks: ['value', 'channels'],
    when: answers => answers.promise === 'time' && answers.delivery === 'shelves',
    says: 'no trip is promised, the box waits in a shop.',
  },
  {
    blocks: ['segments', 'channels'],
    when: answers => answers.customer === 'office' && answers.delivery === 'vans',
    says: 'they get home after seven, the vans come in the afternoon.',
  },
  {
    blocks: ['segments', 'revenue'],
    when: answers => answers.customer === 'retired' && monthOf(answers) > retiredBudget,
    says: `they have ${money(retiredBudget)} a month, their boxes cost more.`,
  },
  {
    blocks: ['value', 'revenue'],
    when: answers => answers.promise === 'cheap' && (numbers(answers)?.price ?? 0) >= supermarket,
    says: `less than the supermarket is promised, where the same dinners cost ${money(supermarket)}.`,
  },
]

/** The number of comparisons. */
export const compared = rules.length

/** Every contradiction between blocks in the answers. */
export function contradictions(answers: Answers): Contradiction[] {
  return rules.filter(rule => rule.when(answers))
}

/** The number of blocks with at least one line. */
export function filled(canvas: Canvas): number {
  return Object.values(canvas).filter(entries => entries.length > 0).length
}

/** The monthly revenue in dollars: price × boxes × customers; undefined until all three are known. */
export function revenue(answers: Answers): number | undefined {
  const all = numbers(answers)
  return all && all.price * all.boxes * all.customers
}

/** The monthly costs in dollars, and the comparison with the revenue. */
export interface Coverage {
  perBox: number
  costs: number
  /** The revenue without the costs. */
  left: number
  /** The number of customers at which revenue covers costs; undefined when every box makes a loss. */
  breakEven: number | undefined
}

/** Compares revenue with costs; undefined until supply, delivery and the numbers are answered. */
export function coverage(answers: Answers): Coverage | undefined {
  const all = numbers(answers)
  const parts = questions.map(question => chosen(question, answers)).filter(choice => choice?.perBox !== undefined)
  if (!all || parts.length < 2) return undefined
  const perBox = parts.reduce((sum, choice) => sum + (choice?.perBox ?? 0), 0)
  const fixed = parts.reduce((sum, choice) => sum + (choice?.perMonth ?? 0), kitchen)
  const costs = all.customers * all.boxes * perBox + fixed
  const margin = (all.price - perBox) * all.boxes
  return {
    perBox,
    costs,
    left: all.price * all.boxes * all.customers - costs,
    breakEven: margin > 0 ? Math.ceil(fixed / margin) : undefined,
  }
}
