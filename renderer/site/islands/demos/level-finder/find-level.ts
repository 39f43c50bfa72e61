// Reaches the browser, when a visitor uses the LevelFinder figure.
import type { Level, Symptom } from '../../../../../content/types/enterprise'
import type { Answers } from './questions'

/** The fields of a level that the demo shows. */
export type LevelSummary = Pick<Level, 'level' | 'title' | 'name' | 'timeline' | 'color'>

/** The state of a row of the table for the given answers. */
export type RowState = 'start' | 'later' | 'blocked' | 'other'

export interface Finding {
  /** The row to start with. */
  start: Symptom
  /** The rows that fit too and come later, lowest level first. */
  later: Symptom[]
  /** The rows that would fit but need more decided cases. */
  blocked: Symptom[]
}

const order = ['task', 'documents', 'decisions', 'language'] as const

/**
 * Finds the level to start on by the rows of the table: of those that fit the answers, the lowest. A row that needs
 * decided cases is blocked while there are too few; where nothing else fits, knowledge is then treated as the place
 * before it in the order task, documents, decisions, language. Undefined when no row fits.
 */
export function findLevel(symptoms: Symptom[], answers: Answers): Finding | undefined {
  const rows = symptoms.toSorted((one, other) => (one.level < other.level ? -1 : 1))
  const fitting = rows.filter(row => fits(row, answers))
  const blocked = fitting.filter(row => row.needsCases && answers.cases !== 'many')
  const [start, ...later] = fitting.filter(row => !blocked.includes(row))
  if (start) return { start, later, blocked }
  const before = order[order.indexOf(answers.knowledge) - 1]
  const found = before && findLevel(symptoms, { ...answers, knowledge: before })
  return found && { ...found, later: [], blocked: [...new Set([...found.blocked, ...blocked])] }
}

function fits({ knowledge, systems }: Symptom, answers: Answers): boolean {
  return (!knowledge || knowledge === answers.knowledge) && (!systems || systems === answers.systems)
}

/** The state of a row. */
export function stateOf(row: Symptom, finding: Finding | undefined): RowState {
  if (row === finding?.start) return 'start'
  if (finding?.later.includes(row)) return 'later'
  return finding?.blocked.includes(row) ? 'blocked' : 'other'
}

/** The list of things to bring: for the level, the use cases and the access rules. */
export function listToBring({ start }: Finding, { cases, access }: Answers): string[] {
  const list = [...start.bring]
  if (cases === 'none') list.push('Someone who decides test cases by hand before the start')
  else if (!start.needsCases) list.push('Your decided cases, for the test that accepts the result')
  if (access === 'some') list.push('A list of who may read which documents')
  if (access === 'inside') list.push('Your rules for hosting: private cloud or on-premise')
  return list
}

/** Up to three notes on why it is this level. */
export function explain({ start, later, blocked }: Finding): string[] {
  const [next] = later
  const [waiting] = blocked
  return [
    `${start.level}: ${start.why}`,
    ...(next ? [`${next.level} fits too. The lower level goes first: its test set serves the higher one.`] : []),
    ...(waiting ? [`${waiting.level} is not ready: it learns from decided cases, and there are too few yet.`] : []),
  ]
}
