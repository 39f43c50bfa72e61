import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { invoices } from '../../../../../renderer/site/islands/demos/node-graph/invoices'
import { Lanes } from '../../../../../renderer/site/islands/demos/node-graph/Lanes'
import { notes } from '../../../../../renderer/site/islands/demos/node-graph/notes'
import { type Condition, run, type Step } from '../../../../../renderer/site/islands/demos/node-graph/workflow'

/** The lanes as text. */
function lanes(order: string, changes: Partial<Condition>): string {
  const workflow = {
    order: order.split(' ') as Step[],
    off: [],
    condition: { by: 'amount', least: '500', category: 'Travel', ...changes } as Condition,
  }
  const result = run(invoices, workflow)
  const html = renderToString(createElement(Lanes, { result, workflow, notes: notes(result), onFix: () => undefined }))
  return html.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, ' ')
}

test('FlowBuilder: where Filter has no number, each invoice stops and none reaches a person', () => {
  const text = lanes('classify route filter', { least: 'abc' })
  expect(text.match(/ stops /g)).toHaveLength(8 + 1) // in the remark too
  expect(text).not.toMatch(/\d out /)
  expect(text).not.toContain('A person decides')
  expect(text).toContain('Decides 0.')
})

test('FlowBuilder: what Filter lets out by category is not said to have stopped', () => {
  const text = lanes('classify filter route', { by: 'category' })
  expect(text).toContain('Unclear out')
  expect(text).not.toMatch(/stop/)
  expect(text).toContain('Filter takes the contract review out, so nobody decides on it.')
})
