import { expect, test } from 'vitest'
import { createBodyCompiler, loadBody } from '../../../renderer/engine/mdx/compile'
import { parsePage } from '../../../renderer/engine/pages/html/page-tree'
import { articleHtml, completeMain, pageMarkdown } from '../../../renderer/outputs/markdown/page-text'
import { render } from '../../factories/render'
import { site } from '../../fixtures/sample-site/renderer/site/index'
import { markdownHints } from '../../fixtures/sample-site/renderer/site/markdown-hints'

const info = { title: 'Plan · Workings', description: 'What it gives.', canonical: 'https://site.example/plan/' }
const options = { hints: markdownHints, origin: 'https://site.example' }
const textOfHtml = (html: string) => ({
  markdown: pageMarkdown(info as never, completeMain(parsePage(html)), options),
  bodyHtml: articleHtml(completeMain(parsePage(html)), options),
})
const textOf = (main: string) => textOfHtml(`<body><main id="main">${main}</main></body>`)
const markdown = (main: string) => textOf(main).markdown.split('---\n\n')[1]

test('a Markdown copy begins with what the page is and where it is published', () => {
  expect(textOf('<h1>Plan</h1>').markdown).toBe(
    '---\ntitle: "Plan · Workings"\ndescription: "What it gives."\nurl: "https://site.example/plan/"\n---\n\n# Plan\n',
  )
})

test('a change of styles or scripts leaves a copy as it is', () => {
  const page = (main: string, link: string) =>
    `<main ${main}><p style="color:red" class="wide note" id="a">A <a href="${link}" data-x="1" title="T">b</a></p></main>`
  const copy = textOfHtml(page('class="a" data-round="1"', '/x/')).markdown
  expect(copy).toContain('> A [b](https://site.example/x/ "T")\n')
  expect(textOfHtml(page('class="b" style="margin:0"', '/x/')).markdown).toBe(copy)
  expect(textOfHtml(page('class="a"', '/y/')).markdown).not.toBe(copy)
})

test('links of the site become full addresses; anchors on the page become words', () => {
  expect(markdown('<p>See <a href="/faq/">the <b>FAQ</b></a> or <a href="#x">below</a>.</p>')).toBe(
    'See [the **FAQ**](https://site.example/faq/) or below.\n',
  )
})

test('tables, lists and code have their Markdown form', () => {
  const table =
    '<table><caption>Prices</caption><tbody><tr><th>Tool</th></tr><tr><td>A <br/>B</td></tr></tbody></table>'
  expect(markdown(table)).toBe('*Prices*\n\n| Tool |\n| - |\n| A B |\n')
  expect(markdown('<ol><li>One<ul><li>Half</li></ul></li><li>Two</li></ol>')).toBe('1. One\n   - Half\n2. Two\n')
  expect(markdown('<pre><code>a\n  b &lt; c\n</code></pre>')).toBe('```\na\n  b < c\n```\n')
})

test('lowered digits stay apart from the others, and recordings are links to their files', () => {
  expect(markdown('<p>H<sub>2</sub>O, 10<sup>6</sup></p>')).toBe('H₂O, 10⁶\n')
  expect(markdown('<video src="/a.mp4" aria-label="A film"></video><video src="/b.mp4"></video>')).toBe(
    '[A film](https://site.example/a.mp4)\n',
  )
})

test('of media with a variant for dark screens, the link and the picture are those without it', () => {
  const sources = '<source media="screen and (prefers-color-scheme: dark)" src="/a-dark.mp4"><source src="/a.mp4">'
  expect(markdown(`<video aria-label="A film">${sources}</video>`)).toBe('[A film](https://site.example/a.mp4)\n')
  const pictures =
    '<picture><img src="/a.webp" alt="A"></picture><picture hidden><img src="/a-dark.webp" alt="A"></picture>'
  expect(markdown(`<p>${pictures}</p>`)).toBe('![A](https://site.example/a.webp)\n')
})

test('code is the fence that the author wrote, in feeds too', async () => {
  const source = '```ts title="a.ts" {1} lines\nconst a = "`"\nb() // [!code --]\n\nc() // [!code ++]\n```\n'
  const compile = createBodyCompiler({ ...site, mdx: {} })
  const html = render(await loadBody(await compile({ file: 'one.mdx', body: source, frontmatter: {} })))
  expect(html).toContain('<figcaption>')
  expect(markdown(html)).toBe(source)
  expect(textOf(`<div class="prose">${html}</div>`).bodyHtml).toBe(
    '<pre><code class="language-ts">const a = "`"\nb() // [!code --]\n\nc() // [!code ++]\n</code></pre>',
  )
})

test('a figure comes before what it measures, a fact after its name', () => {
  const figures = '<dl><div><dt class="order-1">languages</dt><dd>20+</dd></div></dl>'
  expect(markdown(figures)).toBe('- **20+** languages\n')
  expect(markdown('<dl><dt>Author</dt><dd>A team</dd><dt>Tags</dt><dd><ul><li>One</li></ul></dd></dl>')).toBe(
    '- **Author**: A team\n- **Tags**\n  - One\n',
  )
})

test('words that a layout separates stay apart, and the words of an SVG remain', () => {
  expect(markdown('<p><span>Live</span><span>Alpha</span></p>')).toBe('Live · Alpha\n')
  expect(markdown('<h3>BUILD<span class="block">Own model</span></h3>')).toBe('### BUILD · Own model\n')
  expect(markdown('<svg aria-label="Dial"><text>6:12</text><text>18:40</text></svg>')).toBe('Dial: 6:12, 18:40\n')
  expect(markdown('<svg aria-label="1–3 weeks"><text>1–3 weeks</text></svg>')).toBe('1–3 weeks\n')
})

test('controls, decoration and what only works in a browser are left out', () => {
  const silent =
    '<button>Play</button><label>Name<input/></label><span aria-hidden="true">★</span><p class="no-print">Share</p>'
  expect(markdown(`<p>Kept.</p>${silent}<p hidden="">Gone</p><p class="with-script">Gone</p>`)).toBe('Kept.\n')
})

test('questions, notes and panes are set off from their answers', () => {
  expect(markdown('<details><summary>Why?</summary><p>So.</p></details>')).toBe('**Why?**\n\nSo.\n')
  expect(markdown('<details><summary><b>L1</b> Connect</summary><p>So.</p></details>')).toBe('**L1 Connect**\n\nSo.\n')
  expect(markdown('<aside class="note">Check it.</aside>')).toBe('> Check it.\n')
  expect(markdown('<div><p class="pane-label">Input</p><p>Text</p></div>')).toBe('**Input**\n\nText\n')
})

test('a feed gets only what the author wrote', () => {
  const main = '<h1>T</h1><div class="page"><div class="prose"><p>Text</p></div></div><p>After</p>'
  expect(textOf(main).bodyHtml).toBe('<p>Text</p>')
})

test('a feed gets plain HTML without classes, scripts or links that run them', () => {
  const code = '<pre><code class="language-ts">a &lt; b</code></pre><script>alert(1)</script>'
  const links = '<p class="x"><a href="javascript:alert(1)" onclick="alert(1)">Run</a> <a href="/faq/">FAQ</a></p>'
  expect(textOf(`<div class="prose">${code}${links}</div>`).bodyHtml).toBe(
    '<pre><code>a &#x3C; b\n</code></pre>\n<p>Run <a href="https://site.example/faq/">FAQ</a></p>',
  )
})

test('HTML that is no XML is read as a browser reads it', () => {
  expect(markdown('<p>One<br>Two &nbsp;<p>Three<ul><li>A<li>B</ul>')).toBe('One\\\nTwo\n\nThree\n\n- A\n- B\n')
})

test('what is struck out stays so, and blocks in a cell become phrases', () => {
  expect(markdown('<p>We <del>sort of</del> looked.</p>')).toBe('We ~~sort of~~ looked.\n')
  expect(markdown('<table><tr><th><div>A</div><div>B</div></th></tr></table>')).toBe('| A · B |\n| - |\n')
})

test('spaces are those that a browser shows', () => {
  expect(markdown('<p> A <b> b</b>  c<br> d </p>\n<p>\n  E\n</p>')).toBe('A **b** c\\\nd\n\nE\n')
  expect(markdown('<ul>\n<li> A </li>\n<li>B</li>\n</ul>')).toBe('- A\n- B\n')
})

test('a link around blocks is in each of them', () => {
  expect(markdown('<a href="/x/"><h3>A</h3><p>B</p>C</a>')).toBe(
    '### [A](https://site.example/x/)\n\n[B](https://site.example/x/)\n\n[C](https://site.example/x/)\n',
  )
})

test('cells that extend over others keep the columns apart, and a table without headings has empty ones', () => {
  const rows = '<tr><td colSpan="2" align="right">A</td><td rowSpan="2">B</td></tr><tr><td>C</td><td>D</td></tr>'
  expect(markdown(`<table><tbody>${rows}</tbody></table>`)).toBe('| | | |\n| -: | - | - |\n| A | | B |\n| C | D | |\n')
})

test('a page that is cut off is refused', () => {
  expect(() => textOfHtml('<body><main id="main"><p>Half')).toThrow()
})

test('a page that is cut off is an error, and never half a copy', () => {
  expect(() => completeMain(parsePage('<main><p>Half'))).toThrow('no complete main part')
})
