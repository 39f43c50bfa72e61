import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FieldOfMarks } from '../../../../renderer/site/components/stage/FieldOfMarks'
import { TestRuns } from '../../../../renderer/site/components/stage/TestRuns'

const says = '120 letters, of which 6 are sorted wrongly'

/** The paths of a drawing, by their class. */
const pathsIn = (html: string) =>
  [...html.matchAll(/<path(?: class="(\w+)")? d="([^"]*)"/g)].map(([, look = '', d = '']) => ({ look, d }))

test('a field has a mark for each thing, and each of those that go wrong has a place of its own', () => {
  const html = renderToStaticMarkup(createElement(FieldOfMarks, { all: 120, wrong: 6, says }))
  const [rows, wrong] = pathsIn(html)
  // A row of marks is a line with a mark in every 10 units.
  const marks = [...(rows?.d.matchAll(/h(\d+)/g) ?? [])].map(([, width]) => (Number(width) + 3) / 10)
  expect(marks).toEqual([80, 40])
  expect(wrong?.look).toBe('pen')
  expect(new Set(wrong?.d.split('M').slice(1))).toHaveLength(6)
  expect(html).toContain(`role="img" aria-label="${says}"`)
})

test('a test set counts what passes, and crosses out what had passed before the release', () => {
  const html = renderToStaticMarkup(
    createElement(TestRuns, {
      head: 'A sample',
      groups: [
        { title: 'Easy', cases: 3 },
        { title: 'Hard', cases: 2 },
      ],
      releases: [
        { change: 'First', failed: [2, 4] },
        { change: 'Second', failed: [1, 4], remark: 'One had passed.' },
      ],
    }),
  )
  expect(html).toContain('5 cases')
  expect([...html.matchAll(/(\d+) <small>of (\d+)<\/small>/g)].map(found => found.slice(1))).toEqual([
    ['3', '5'],
    ['3', '5'],
  ])
  const squares = pathsIn(html).map(({ look, d }) => [look, d.match(/h8v8/g)?.length, d.match(/l8 8/g)?.length])
  expect(squares.slice(0, 4)).toEqual([
    ['', 3, undefined],
    ['pen', 2, undefined],
    ['', 3, undefined],
    ['pen', 2, 1],
  ])
})
