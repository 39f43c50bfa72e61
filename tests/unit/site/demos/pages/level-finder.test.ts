import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Symptom } from '../../../../../content/types/enterprise'
import { splitFrontmatter } from '../../../../../renderer/engine/content/split-frontmatter'
import {
  explain,
  findLevel,
  listToBring,
  stateOf,
} from '../../../../../renderer/site/islands/demos/level-finder/find-level'
import {
  type Answers,
  firstAnswers,
  questions,
} from '../../../../../renderer/site/islands/demos/level-finder/questions'

const page = join(import.meta.dirname, '../../../../../content/enterprise/solutions.mdx')
const { symptoms } = parse(splitFrontmatter(readFileSync(page, 'utf8'))?.text ?? '') as { symptoms: Symptom[] }

const answers = fc.record(
  Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [name, fc.constantFrom(...Object.keys(question.answers))]),
  ),
) as unknown as fc.Arbitrary<Answers>

const levelOf = (changed: Partial<Answers>) =>
  findLevel(symptoms, { ...firstAnswers, systems: 'one', ...changed })?.start.level

test.each<[Partial<Answers>, string]>([
  [{ knowledge: 'task' }, 'L1'],
  [{ knowledge: 'documents' }, 'L2'],
  [{ knowledge: 'task', systems: 'several' }, 'L3'],
  [{ knowledge: 'decisions', cases: 'many' }, 'L4'],
  [{ knowledge: 'language', cases: 'many' }, 'L5'],
])('%j leads to %s, as the table says', (changed, level) => {
  expect(levelOf(changed)).toBe(level)
})

test('when two rows fit, the lower level goes first and the other comes later', () => {
  const finding = findLevel(symptoms, { ...firstAnswers, knowledge: 'documents', systems: 'several' })
  expect(finding?.start.level).toBe('L2')
  expect(finding?.later.map(({ level }) => level)).toEqual(['L3'])
  expect(symptoms.map(row => stateOf(row, finding))).toEqual(['other', 'start', 'later', 'other', 'other'])
})

test.each(['one', 'several'] as const)('the place of the knowledge binds, with systems: %s', systems => {
  const levels = (['documents', 'decisions', 'language'] as const).map(knowledge => [
    levelOf({ knowledge, systems, cases: 'many' }),
    levelOf({ knowledge, systems, cases: 'some' }),
  ])
  expect(levels).toEqual([
    ['L2', 'L2'],
    ['L4', 'L2'],
    ['L5', 'L2'],
  ])
})

test('agents over a model that does not know the language come after the model', () => {
  const finding = findLevel(symptoms, { ...firstAnswers, knowledge: 'language', systems: 'several', cases: 'many' })
  expect(finding?.later.map(({ level }) => level)).toEqual(['L3'])
  expect(finding && explain(finding).join(' ')).toContain('L3 comes after it')
})

test('a level that learns from cases waits for them, and the knowledge is searched first', () => {
  const finding = findLevel(symptoms, { ...firstAnswers, knowledge: 'decisions', systems: 'one', cases: 'some' })
  expect(finding?.start.level).toBe('L2')
  expect(finding?.blocked.map(({ level }) => level)).toEqual(['L4'])
  expect(finding && explain(finding).join(' ')).toContain('L4 is not ready')
})

test('whatever is answered, one row is the start, with something to bring and at most three notes', () => {
  fc.assert(
    fc.property(answers, chosen => {
      const finding = findLevel(symptoms, chosen)
      if (!finding) throw new Error('no row fits')
      expect(symptoms.filter(row => stateOf(row, finding) === 'start')).toHaveLength(1)
      expect([...finding.later, ...finding.blocked]).not.toContain(finding.start)
      expect(finding.start.needsCases && chosen.cases !== 'many').toBeFalsy()
      const bring = listToBring(finding, chosen)
      expect(new Set(bring).size).toBe(bring.length)
      expect(bring.length).toBeGreaterThanOrEqual(2)
      expect(explain(finding).length).toBeLessThanOrEqual(3)
    }),
  )
})

test('the order of the rows does not matter', () => {
  fc.assert(
    fc.property(answers, fc.shuffledSubarray(symptoms, { minLength: symptoms.length }), (chosen, shuffled) => {
      expect(findLevel(shuffled, chosen)?.start).toBe(findLevel(symptoms, chosen)?.start)
    }),
  )
})
