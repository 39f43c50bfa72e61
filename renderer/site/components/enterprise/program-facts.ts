import type { FactLine } from '../../../../content/types/text'
import type { TrainingProgram } from '../../../../content/types/training'

/** The text on a program's page where its content leaves a fact open. */
const open = 'Agreed with you'

/** The facts of a program that a visitor compares: for whom, how long, how many, where. */
export function programFacts({ audience, length, groupSize, format }: TrainingProgram): FactLine[] {
  return [
    { term: 'For', detail: audience },
    { term: 'Length', detail: length ?? open },
    { term: 'Group', detail: groupSize ?? open },
    { term: 'Format', detail: format ?? open },
    { term: 'Price and dates', detail: 'In a written quote for your company' },
  ]
}
