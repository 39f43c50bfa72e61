import { expect, test } from 'vitest'
import { inspect } from '../../../../renderer/site/islands/demos/deploy-timeline/inspect'
import { pageText } from '../../../../renderer/site/islands/demos/deploy-timeline/page-text'
import { planSteps } from '../../../../renderer/site/islands/demos/deploy-timeline/steps'

test.each([
  [
    "import { useEffect } from 'react'\nfunction Count() { const [n, set] = useState(0)\nreturn <p>{n}</p> }",
    ['useState'],
  ],
  ['export default function App() { return <Chart /> }', ['Chart']],
  ["import { useState } from 'react'\nfunction App() { const [a, b] = useState<number>(0)\nreturn <p>{a}</p> }", []],
  ["import React from 'react'\nconst App = () => <React.Fragment>{React.useId()}</React.Fragment>", []],
  ["import {\n  useState,\n  useRef,\n} from 'react'\nfunction App() { useState(0); useRef()\nreturn <p /> }", []],
  ["import './a.css'\nfunction Row({ icon: Icon, ...rest }) { return <Icon {...rest} /> }", []],
  ['function useTimer() {}\nfunction Card() { useTimer()\nreturn <p>Hi</p> }', []],
])('what a component uses without an import holds it: %s', (code, unknown) => {
  expect(inspect(code).kind).toBe('react')
  expect(inspect(code).unknown).toEqual(unknown)
  expect(planSteps(inspect(code)).held).toMatch(
    unknown[0] ? `Nothing imports ${unknown[0]}: the page would stay blank. Ask your assistant` : /^$/,
  )
})

test.each([
  [
    '# Menu\n\n| Dish | Price |\n| --- | ---: |\n| Soup | $6 |\n\nOpen all day.',
    ['Menu', 'Dish | Price', 'Soup | $6', 'Open all day.'],
  ],
  [
    '<h1>Menu</h1><table><tr><th>Dish</th><th>Price</th></tr>\n<tr><td>Soup</td> <td>$6</td></tr></table>',
    ['Menu', 'Dish|Price', 'Soup|$6'],
  ],
])('the rows of a table are shown as rows: %j', (code, rows) => {
  const { lines } = pageText(inspect(code))
  expect(lines.map(({ text }) => text)).toEqual(rows)
  expect(lines.map(({ kind }) => kind).slice(0, 3)).toEqual(['heading', 'cells', 'cells'])
})

test.each([
  ['<p>Bring a mat. 18:30, <b>room 4</b>.</p>', ['Bring a mat. 18:30, room 4.']],
  [
    '<p>We open at <strong class="x">noon</strong> and close <a href="/late">late</a>.</p>\n<a href="/map">Map</a>',
    ['We open at noon and close \u0001late\u0001.', 'Map'],
  ],
])('words that are marked within a line stay in it: %s', (code, texts) => {
  expect(pageText(inspect(code)).lines.map(({ text }) => text)).toEqual(texts)
})

test.each([
  [
    'const App = () => {\n  const [n, setN] = useState(0)\n  return (\n    <p>{n}</p>\n  )\n}',
    'Nothing imports useState: the page would stay blank. Ask your assistant for one HTML page, and paste its answer.',
  ],
  [
    'DB_PASSWORD=hunter2hunter2\nPORT=80',
    'Line 1 seems to show the value of “DB_PASSWORD”. Every visitor could read it.',
  ],
])('%j is held', (code, held) => {
  expect(planSteps(inspect(code)).held).toBe(held)
})

test('Vue is no page of HTML: its package is named, and its expressions are left out', () => {
  const code =
    '<template>\n  <button @click="n++">{{ n }} times</button>\n</template>\n<script setup>\nimport { ref } from \'vue\'\nconst n = ref(0)\n</script>'
  const found = inspect(code)
  expect(found).toMatchObject({ kind: 'react', packages: ['vue'] })
  expect(pageText(found).lines).toMatchObject([{ text: '… times', kind: 'button' }])
})

test('Markdown may begin with a sentence, and lacks its pictures; a loop that prints is Python', () => {
  const page = inspect('Welcome.\n\n## Team\n\n![Us](team.png)')
  expect(page).toMatchObject({ kind: 'markdown', title: 'Team', missing: ['team.png'] })
  expect(inspect('for i in range(3):\n    print(i)').kind).toBe('server')
})

test('quotations, terms, small headings and preformatted words are shown too', () => {
  const page = '<blockquote>“Best hour.”</blockquote><dl><dt>Place</dt><dd>Leeds</dd></dl><h5>Note</h5><pre>a b</pre>'
  const texts = pageText(inspect(page)).lines.map(({ text }) => text)
  expect(texts).toEqual(['“Best hour.”', 'Place', 'Leeds', 'Note', 'a b'])
})

test('a button that sets a number of the state, or adds to it, can be pressed', () => {
  const code = `function Counter() {
  const [count, setCount] = useState(3)
  return <div><p>{count} clicks</p><button onClick={() => setCount(count + 1)}>Add</button>
    <button onClick={() => setCount(c => c - 2)}>Less</button><button onClick={() => setCount(0)}>Reset</button>
    <button onClick={() => save(1)}>Save</button></div>
}`
  const { lines } = pageText(inspect(code))
  expect(lines.map(({ text, press }) => [text, press?.({})])).toEqual([
    ['3 clicks', undefined],
    ['Add', { count: 4 }],
    ['Less', { count: 1 }],
    ['Reset', { count: 0 }],
    ['Save', undefined],
  ])
})
