import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Joined } from '../../../renderer/site/components/proof/Joined'

test('a line leads from each item to its place in the list after, and bars are as long as their numbers', () => {
  const html = renderToStaticMarkup(
    createElement(Joined, {
      head: 'A sample',
      before: 'Before',
      items: ['a', 'b', 'c'],
      after: 'After',
      rows: [
        { from: 3, text: 'C', amount: 40 },
        { from: 1, text: 'A', amount: 10 },
        { from: 2, text: 'B is gone', isWrong: true },
      ],
      remark: '3 in, 2 out',
    }),
  )
  expect([...html.matchAll(/d="(M0 \d+C[^"]*)"/g)].map(([, d]) => d)).toEqual([
    'M0 25C55 25 45 5 100 5',
    'M0 5C55 5 45 15 100 15',
    'M0 15C55 15 45 25 100 25',
  ])
  expect([...html.matchAll(/M0 0h([\d.]+)/g)].map(([, width]) => width)).toEqual(['100', '25'])
  expect(html).toContain('<li class="paper-pen">B is gone</li>')
})
