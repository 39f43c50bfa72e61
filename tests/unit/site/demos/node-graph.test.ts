import { expect, test } from 'vitest'
import { nearest } from '../../../../renderer/site/islands/demos/node-graph/drag'
import { invoices } from '../../../../renderer/site/islands/demos/node-graph/invoices'
import {
  foundWord,
  moveTo,
  run,
  type Step,
  type Workflow,
  withClassify,
} from '../../../../renderer/site/islands/demos/node-graph/workflow'

const workflow = (order: string, changes: Partial<Workflow['condition']> = {}, off: Step[] = []): Workflow => ({
  order: order.split(' ') as Step[],
  off,
  condition: { by: 'amount', least: '500', category: 'Travel', ...changes },
})
const result = (graph: Workflow) => run(invoices, graph)
/** The numbers on the edges after the first. */
const edges = (graph: Workflow) => result(graph).reports.map(({ left }) => left)
const desks = (graph: Workflow) =>
  result(graph).outcomes.map(({ number, desk, stoppedAt }) => [number, stoppedAt ?? desk ?? 'nobody'].join(' '))
const says = (graph: Workflow, step: Step) => result(graph).reports.find(report => report.step === step)

test('each invoice goes to its desk, or stops at the filter', () => {
  expect(desks(workflow('filter classify route'))).toEqual([
    'A-101 Travel desk',
    'A-102 IT',
    'A-103 filter',
    'A-104 filter',
    'A-105 IT',
    'A-106 Office manager',
    'A-107 filter',
    'A-108 A person decides',
  ])
  expect(edges(workflow('filter classify route'))).toEqual([5, 5, 5])
})

test('with Filter after Classify the result is the same, but Classify reads all', () => {
  const [first, later] = [workflow('filter classify route'), workflow('classify filter route')]
  expect(desks(later)).toEqual(desks(first))
})

test('the amount of the filter counts itself in', () => {
  expect(edges(workflow('filter classify route', { least: '720' }))).toEqual([5, 5, 5])
  expect(edges(workflow('filter classify route', { least: '721' }))).toEqual([4, 4, 4])
  expect(edges(workflow('filter classify route', { least: '0' }))).toEqual([8, 8, 8])
  expect(says(workflow('filter classify route', { least: '9000' }), 'route')?.says).toBe('Nothing arrives.')
})

test('Route before Classify stops what comes and asks for a category', () => {
  const graph = workflow('filter route classify')
  expect(edges(graph)).toEqual([5, 0, 0])
  expect(says(graph, 'route')).toMatchObject({ trouble: true, says: 'Needs a category. Put Classify first.' })
  expect(result(graph).outcomes.filter(({ stoppedAt }) => stoppedAt === 'route')).toHaveLength(5)
})

test('with Classify off, Route says what to switch on', () => {
  const graph = workflow('filter classify route', {}, ['classify'])
  expect(edges(graph)).toEqual([5, 5, 0])
  expect(says(graph, 'route')?.says).toBe('Needs a category. Switch Classify on.')
})

test.each([
  workflow('filter route classify'),
  workflow('filter classify route', {}, ['classify']),
  workflow('filter route classify', { by: 'category' }, ['classify']),
])('what a report advises can be done for it', graph => {
  const stuck = result(graph).reports.find(({ trouble }) => trouble)?.step ?? 'route'
  expect(result(withClassify(graph, stuck)).reports.filter(({ trouble }) => trouble)).toEqual([])
})

test('a filter by category works after Classify only', () => {
  const by = { by: 'category', category: 'Travel' } as const
  expect(edges(workflow('classify filter route', by))).toEqual([8, 3, 3])
  expect(says(workflow('filter classify route', by), 'filter')?.says).toBe('Needs a category. Put Classify first.')
})

test('a filter without a number stops everything instead of guessing one', () => {
  for (const least of ['', ' ', 'much']) {
    const graph = workflow('filter classify route', { least })
    expect(edges(graph)).toEqual([0, 0, 0])
    expect(says(graph, 'filter')?.trouble).toBe(true)
  }
})

test('a node that is off lets everything pass unchanged', () => {
  expect(edges(workflow('filter classify route', {}, ['filter']))).toEqual([8, 8, 8])
  const none = result(workflow('filter classify route', {}, ['filter', 'classify', 'route']))
  expect(none.outcomes).toEqual(invoices)
  expect(none.reports.some(({ trouble }) => trouble)).toBe(false)
})

test('a node moves to the place asked for, and the others keep their order', () => {
  const order: Step[] = ['filter', 'classify', 'route']
  expect(moveTo(order, 'route', 0)).toEqual(['route', 'filter', 'classify'])
  expect(moveTo(order, 'filter', 1)).toEqual(['classify', 'filter', 'route'])
  expect(moveTo(order, 'filter', 2)).toEqual(['classify', 'route', 'filter'])
})

test('a dragged node goes where its middle is nearest', () => {
  const middles = [100, 430, 760]
  expect([100, 264, 266, 430, 900, -50].map(middle => nearest(middle, middles))).toEqual([0, 0, 1, 1, 2, 0])
})

test('Classify shows the whole word by which it knows a category, and none where no rule has one', () => {
  expect(invoices.map(foundWord)).toEqual([
    ...['flights', 'hosting', 'paper', 'Hotel', 'software', 'chairs', 'Taxi'],
    undefined,
  ])
})
