import { expect, test } from 'vitest'
import { inspect } from '../../../../renderer/site/islands/demos/deploy-timeline/inspect'
import { planSteps } from '../../../../renderer/site/islands/demos/deploy-timeline/steps'
import { invoices } from '../../../../renderer/site/islands/demos/node-graph/invoices'
import { notes } from '../../../../renderer/site/islands/demos/node-graph/notes'
import { run, type Step } from '../../../../renderer/site/islands/demos/node-graph/workflow'
import { sample } from '../../../../renderer/site/islands/demos/plan-canvas/business'
import { contradictions, coverage, revenue } from '../../../../renderer/site/islands/demos/plan-canvas/checks'
import { fill } from '../../../../renderer/site/islands/demos/plan-canvas/fill'

/** What people paste who have not seen the rules: the kind it is, and why it isn't published, if it isn't. */
const snippets: [name: string, code: string, kind: string, held?: RegExp][] = [
  ['nothing', '', 'empty', /nothing to read/],
  ['spaces', '  \n\n ', 'empty', /nothing to read/],
  ['a word', 'hello', 'text', /no page in it/],
  ['a paragraph', 'We open at nine. Ask for Ana.', 'text', /no page in it/],
  ['one element', '<h1>Hello</h1>', 'html'],
  ['a page', '<!doctype html><title>Hi</title><p>Hello', 'html'],
  ['a page with a sentence below', '<!doctype html><title>Hi</title></html>\nCan you make the title blue', 'html'],
  ['a component', 'function Card() {\n  return (\n    <p>Rye loaf costs six</p>\n  )\n}', 'react'],
  ['a request', 'make me a page about dogs', 'text', /no page in it/],
  [
    'a component with a request below it',
    'function Card() {\n  return (\n    <p>Hi</p>\n  )\n}\n\nCan you make the button blue please?',
    'react',
    /Line 7 is not code/,
  ],
  [
    'a component with what the assistant said above it',
    'Here is the component you asked for:\n\nfunction Card() {\n  return <p>Hi</p>\n}',
    'react',
    /Line 1 is not code/,
  ],
  ['an import', "import React from 'react'\nexport default function App() { return <p>Hi</p> }", 'react'],
  ['a comment', '// this is the main file of it\nconst total = 3', 'script'],
  ['a text in a script', 'const text = `Here you can read more of it`\nconsole.log(text)', 'script'],
  ['one statement', 'console.log("hi")', 'script'],
  ['Python', 'def area(r):\n    return 3.14 * r * r', 'server', /needs a server/],
  ['Python with a remark', '# the area of a circle\nimport math\nprint(math.pi)', 'server', /needs a server/],
  ['Markdown', '# Menu of the week\n\n- Soup', 'markdown'],
  ['a key', 'const apiKey = "abcd1234efgh5678"', 'script', /seems to show/],
  ['a placeholder', 'const apiKey = "your-key-goes-here"', 'script'],
  ['a server', "const express = require('express')\nexpress().listen(80)", 'server', /needs a server/],
  ['PHP', '<h1><?php echo $title; ?></h1>', 'server', /needs a server/],
  ['a style sheet alone', 'body { background: red; }', 'text', /no page in it/],
  ['Flask', 'from flask import Flask\napp = Flask(__name__)', 'server', /needs a server/],
]

test.each(snippets)('DeployIt: %s', (_, code, kind, held) => {
  const found = inspect(code)
  const plan = planSteps(found)
  expect(found.kind).toBe(kind)
  if (held) expect(plan.held).toMatch(held)
  else expect(plan.held).toBe('')
})

/** What people type as price and number of customers, with the month's revenue. */
const sums: [price: string, customers: string, total: number | undefined][] = [
  ['58', '210', 48_720],
  ['$58', '210', 48_720],
  ['58.50', '210', 49_140],
  ['$1,000', '1', 4000],
  ['1', '1', 4],
  ['58', '1,200', 278_400],
  ['58', '1 200', 278_400],
  ['0', '210', undefined],
  ['-5', '210', undefined],
  ['', '210', undefined],
  ['58', '', undefined],
  ['free', '210', undefined],
  ['58 dollars', '210', undefined],
  ['58', 'many', undefined],
  ['9999999', '1', 39_999_996],
  ['58', '210.5', 48_836],
  ['.5', '210', undefined],
  [' 58 ', ' 210 ', 48_720],
  ['58$', '210', 48_720],
  ['5.8', '210', 4872],
]

test.each(sums)('Plan: a price of “%s” and “%s” customers', (price, customers, total) => {
  const answers = { ...sample, price, customers }
  expect(revenue(answers)).toBe(total)
  const cover = coverage(answers)
  // Without a number nothing is said of the costs, and no sum is on the canvas.
  expect(cover === undefined).toBe(revenue(answers) === undefined)
  expect(fill(answers).revenue.length).toBe(revenue(answers) === undefined ? 0 : 1)
})

test('Plan: no contradiction is claimed of answers that are not given', () => {
  const none = { ...sample, customer: '', promise: '', supply: '', delivery: '' }
  expect(contradictions(none)).toEqual([])
})

/** What people do with three nodes: their order, those that are off, and the least amount. */
const flows: [order: string, off: string, least: string][] = [
  ['filter classify route', '', '500'],
  ['filter classify route', '', '0'],
  ['filter classify route', '', '5000'],
  ['filter classify route', '', ''],
  ['filter classify route', '', '-1'],
  ['filter classify route', '', '499.99'],
  ['filter classify route', '', '1e3'],
  ['filter classify route', 'filter', '500'],
  ['filter classify route', 'classify', '500'],
  ['filter classify route', 'route', '500'],
  ['filter classify route', 'filter classify', '500'],
  ['filter classify route', 'filter classify route', '500'],
  ['classify filter route', '', '500'],
  ['classify route filter', '', '500'],
  ['route classify filter', '', '500'],
  ['route filter classify', '', '500'],
  ['filter route classify', '', '500'],
  ['filter route classify', 'route', '500'],
  ['classify filter route', 'classify', '64'],
  ['classify route filter', 'filter', '64'],
]

test.each(flows)('FlowBuilder: %s, without “%s”, from “%s”', (order, off, least) => {
  const workflow = {
    order: order.split(' ') as Step[],
    off: off.split(' ').filter(Boolean) as Step[],
    condition: { by: 'amount', least, category: 'Travel' } as const,
  }
  const result = run(invoices, workflow)
  expect(result.outcomes).toHaveLength(8)
  const said = notes(result)
  const contract = result.outcomes.find(({ number }) => number === 'A-108')
  // What is said of the contract review is where it is.
  const isFiltered =
    contract?.stoppedAt === 'filter' && !result.reports.some(report => report.trouble && report.step === 'filter')
  expect(said.unclear.includes('stopped')).toBe(contract?.stoppedAt !== undefined && !isFiltered)
  expect(said.unclear.includes('Filter takes')).toBe(isFiltered)
  expect(said.unclear.includes('goes to a person')).toBe(!contract?.stoppedAt && contract?.desk === 'A person decides')
  expect(said.stuck !== undefined).toBe(result.reports.some(({ trouble }) => trouble))
})
