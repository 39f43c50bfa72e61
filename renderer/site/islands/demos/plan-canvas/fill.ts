// Reaches the browser, when a visitor uses the PlanCanvas figure.
import { type Answers, type BlockId, blocks, type Choice, kitchen, type Question } from './business'
import { questions } from './questions'

/** A line in a block, with the number of its question (0 for a sample figure without a question). */
export interface Entry {
  text: string
  from: number
}

export type Canvas = Record<BlockId, Entry[]>

/** Formats dollars with thousands separators; fractional amounts below 1000 have cents. */
export function money(amount: number): string {
  const whole = Number.isInteger(amount) || Math.abs(amount) >= 1000
  const text = whole ? Math.round(Math.abs(amount)).toString() : Math.abs(amount).toFixed(2)
  return `${amount < 0 ? '−' : ''}$${text.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`
}

/** Parses a number with an optional dollar sign and commas; undefined unless it is positive. */
export function parse(text: string): number | undefined {
  const plain = text.replace(/[\s$,]/g, '')
  const value = /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : 0
  return value > 0 ? value : undefined
}

/** The chosen answer to a question, if any. */
export function chosen(question: Question, answers: Answers): Choice | undefined {
  if (question.kind !== 'choice') return undefined
  return question.choices.find(choice => choice.value === answers[question.field])
}

/** Price, boxes and customers; undefined until all three are numbers. */
export function numbers(answers: Answers): { price: number; boxes: number; customers: number } | undefined {
  const [price, boxes, customers] = [parse(answers.price), parse(answers.boxes), parse(answers.customers)]
  return price && boxes && customers ? { price, boxes, customers } : undefined
}

/** The answer to a question in a few words; empty while it is open. */
export function answerTo(question: Question, answers: Answers): string {
  if (question.kind === 'choice') return chosen(question, answers)?.short ?? ''
  if (question.kind === 'text') return answers.after.trim()
  const all = numbers(answers)
  return all ? `${all.customers} at ${money(all.price)}` : ''
}

/** The blocks that a question may fill. */
export function blocksOf(question: Question): BlockId[] {
  if (question.kind !== 'choice') return [question.places]
  const named = question.choices.flatMap(choice => Object.keys(choice.places))
  const priced = question.choices.some(choice => choice.perBox !== undefined)
  return blocks.map(block => block.id).filter(id => named.includes(id) || (priced && id === 'costs'))
}

/** The canvas for the answers: the lines of each block with the numbers of their questions. */
export function fill(answers: Answers): Canvas {
  const canvas = Object.fromEntries(blocks.map(block => [block.id, [] as Entry[]])) as Canvas
  questions.forEach((question, index) => {
    const choice = chosen(question, answers)
    for (const { id } of blocks) {
      const text = choice?.places[id]
      if (text) canvas[id].push({ text, from: index + 1 })
    }
    if (choice?.perBox !== undefined) canvas.costs.push({ text: costOf(question, choice), from: index + 1 })
  })
  if (answers.after.trim()) canvas.relationships.push({ text: answers.after.trim(), from: 5 })
  const all = numbers(answers)
  if (all)
    canvas.revenue.push({
      text: `${all.customers} customers × ${all.boxes} boxes a month × ${money(all.price)}`,
      from: 6,
    })
  if (canvas.costs.length > 0) canvas.costs.push({ text: `Kitchen and staff ${money(kitchen)} a month`, from: 0 })
  return canvas
}

function costOf(question: Question, choice: Choice): string {
  const fixed = choice.perMonth ? ` and ${money(choice.perMonth)} a month` : ''
  return `${question.topic === 'Supply' ? 'Food' : 'Delivery'} ${money(choice.perBox ?? 0)} a box${fixed}`
}
