// Reaches the browser, when a visitor uses the LevelFinder figure.
import type { Level, Symptom } from '../../../../../content/types/enterprise'
import type { Inline } from '../../../mdx/inline'
import type { Answers } from './questions'

/** A level whose description is parsed, for the browser. */
export type ShownLevel = Omit<Level, 'description'> & { description: Inline }

/** The state of a row of the table for the given answers. */
export type RowState = 'start' | 'later' | 'blocked' | 'other'

export interface Finding {
  /** The row to start with. */
  start: Symptom
  /** The rows that fit too and come later: higher levels, and agents that need the model of the start. */
  later: Symptom[]
  /** The rows that would fit but need more decided cases. */
  blocked: Symptom[]
}

const order = ['task', 'documents', 'decisions', 'language'] as const

/**
 * Finds the level to start on by the rows of the table. The place of the knowledge binds: a row for that place goes before
 * one for any place, and of several the lowest. A row that needs decided cases is blocked while there are too few;
 * knowledge is then treated as the place before it in the order task, documents, decisions, language. Undefined when no
 * row fits.
 */
export function findLevel(symptoms: Symptom[], answers: Answers): Finding | undefined {
  const rows = symptoms.toSorted((one, other) => (one.level < other.level ? -1 : 1))
  const fitting = rows.filter(row => fits(row, answers))
  const bound = fitting.filter(({ knowledge }) => knowledge)
  const blocked = bound.filter(row => row.needsCases && answers.cases !== 'many')
  const start = (bound.length > 0 ? bound : fitting).find(row => !blocked.includes(row))
  if (start) return { start, later: fitting.filter(row => row !== start && !blocked.includes(row)), blocked }
  const before = order[order.indexOf(answers.knowledge) - 1]
  const found = before && findLevel(symptoms, { ...answers, knowledge: before })
  return found && { ...found, blocked: [...new Set([...found.blocked, ...blocked])] }
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
    ...(next ? [afterwards(start, next)] : []),
    ...(waiting ? [`${waiting.level} is not ready: there are too few decided cases yet.`] : []),
  ]
}

/** Why a row that fits too comes after the start. */
function afterwards(start: Symptom, next: Symptom): string {
  return next.level > start.level
    ? `${next.level} fits too. The lower level goes first: its test set serves both.`
    : `${next.level} comes after it: its agents need that model first.`
}
