import type { FactLine } from '../../../../content/types/text'
import type { TrainingProgram } from '../../../../content/types/training'

/** The text on a program's page where its content leaves a fact open. */
const open = 'agreed with you, in a written quote'

/** The facts of a program that a visitor compares: for whom, how many, where, how long. */
export function programFacts({ audience, length, groupSize, format }: TrainingProgram): FactLine[] {
  return [
    { term: 'For', detail: audience },
    { term: 'Group', detail: groupSize ?? capital(open) },
    { term: 'Format', detail: format ?? capital(open) },
    ...(length ? [{ term: 'Length', detail: length }] : []),
    { term: length ? 'Price and dates' : 'Length, price and dates', detail: capital(open) },
  ]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
