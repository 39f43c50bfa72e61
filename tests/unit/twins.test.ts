import { expect, test } from 'vitest'
import { bodyOf, toMarkdownPage } from '../../renderer/engine/outputs/markdown/markdown'

const info = { title: 'Plan · Workings', description: 'What it gives.', canonical: 'https://workings.example/plan/' }
const page = (main: string) => ({ info, html: () => `<body><main id="main">${main}</main></body>` }) as never
const twin = (main: string) => toMarkdownPage(page(main)).split('---\n\n')[1]

test('a twin begins with what the page is and where it stands', () => {
  expect(toMarkdownPage(page('<h1>Plan</h1>'))).toBe(
    '---\ntitle: "Plan · Workings"\ndescription: "What it gives."\nurl: "https://workings.example/plan/"\n---\n\n# Plan\n',
  )
})

test('links of the site become full addresses; anchors on the page become words', () => {
  expect(twin('<p>See <a href="/faq/">the <b>FAQ</b></a> or <a href="#x">below</a>.</p>')).toBe(
    'See [the **FAQ**](https://workings.example/faq/) or below.\n',
  )
})

test('tables, lists and code keep their form', () => {
  const table =
    '<table><caption>Prices</caption><tbody><tr><th>Tool</th></tr><tr><td>A <br/>B</td></tr></tbody></table>'
  expect(twin(table)).toBe('*Prices*\n\n| Tool |\n| - |\n| A B |\n')
  expect(twin('<ol><li>One<ul><li>Half</li></ul></li><li>Two</li></ol>')).toBe('1. One\n   - Half\n2. Two\n')
  expect(twin('<pre><code>a\n  b &lt; c\n</code></pre>')).toBe('```\na\n  b < c\n```\n')
})

test('a figure stands before what it measures, a fact after its name', () => {
  const figures = '<dl><div><dt class="order-1">languages</dt><dd>20+</dd></div></dl>'
  expect(twin(figures)).toBe('- **20+** languages\n')
  expect(twin('<dl><dt>Author</dt><dd>A team</dd><dt>Tags</dt><dd><ul><li>One</li></ul></dd></dl>')).toBe(
    '- **Author**: A team\n- **Tags**\n  - One\n',
  )
})

test('what a layout sets apart does not run together, and the words of a drawing are kept', () => {
  expect(twin('<p><span>Live</span><span>Alpha</span></p>')).toBe('Live · Alpha\n')
  expect(twin('<h3>BUILD<span class="block">Own model</span></h3>')).toBe('### BUILD · Own model\n')
  expect(twin('<svg aria-label="Dial"><text>6:12</text><text>18:40</text></svg>')).toBe('Dial: 6:12, 18:40\n')
})

test('controls, decoration and what only works in a browser are left out', () => {
  const silent =
    '<button>Play</button><label>Name<input/></label><span aria-hidden="true">★</span><p class="no-print">Share</p>'
  expect(twin(`<p>Kept.</p>${silent}<p hidden="">Gone</p><p class="with-script">Gone</p>`)).toBe('Kept.\n')
})

test('questions, notes and panes are set off from their answers', () => {
  expect(twin('<details><summary>Why?</summary><p>So.</p></details>')).toBe('**Why?**\n\nSo.\n')
  expect(twin('<aside class="note">Check it.</aside>')).toBe('> Check it.\n')
  expect(twin('<div><p class="pane-label">Input</p><p>Text</p></div>')).toBe('**Input**\n\nText\n')
})

test('a feed gets only what the author wrote', () => {
  expect(bodyOf(page('<h1>T</h1><div class="page"><div class="prose"><p>Text</p></div></div><p>After</p>'))).toBe(
    'Text\n',
  )
})

test('a page that is cut off is refused', () => {
  expect(() => twin('<p>Half')).toThrow()
})
