import { expect, test } from 'vitest'
import { fixAll, htmlOf, issuesOf, markdownFile } from '../../../../factories/check-text'
import { placesOf } from '../../../../factories/issues'

const plain = (html: string) => html.replace(/>\s+</g, '><').replace(/\s+/g, ' ').trim()

test.each([
  ['10<sup>6</sup>, H<sub>2</sub>O and <kbd>Ctrl</kbd>', '10<sup>6</sup>, H<sub>2</sub>O and <kbd>Ctrl</kbd>'],
  ['One<br>two<br/>three', 'One<br>two<br>three'],
  ['A <b>strong *soft*</b> word', 'A **strong *soft*** word'],
  ['<details>\n<summary>More</summary>\n\n- one\n- two\n\n</details>\n\nAfter.'],
  ['<p>\n    <a href="/blog/"><img src="/media/a.png" alt="A"></a>\n</p>', '[![A](/media/a.png)](/blog/)'],
  ['<a href="/blog/" title="All">the **blog**</a>', '[the **blog**](/blog/ "All")'],
  ['<dl>\n  <dt>Term</dt>\n  <dd>Its text.</dd>\n</dl>', '<dl>\n<dt>Term</dt>\n<dd>Its text.</dd>\n</dl>'],
  ['<ul>\n<li>one\n<li>two\n</ul>', '- one\n- two'],
  [
    '<table>\n<tr><th>A<th>B\n<tr><td>1 &amp; 2<td>3\n</table>',
    '<table>\n<tr><th>A</th><th>B</th></tr>\n<tr><td>1 &amp; 2</td><td>3</td></tr>\n</table>',
  ],
  ['<figure>\n\n![A](/media/a.png)\n\n<figcaption>Its caption.</figcaption>\n</figure>'],
  ['<blockquote>Quoted.</blockquote>', '> Quoted.'],
  ['<h2>Two <code>words</code></h2>', '## Two `words`'],
  ['<div lang="fr">\n\nBonjour **vous**.\n\n</div>', '<div lang="fr">\n\nBonjour **vous**.\n\n</div>'],
  ['> <details>\n> <summary>More</summary>\n>\n> text\n>\n> </details>'],
  ['- <mark>seen</mark>\n- <https://example.com/>', '- <mark>seen</mark>\n- <https://example.com/>'],
  ['<pre><code class="language-js">const a = 1\n</code></pre>', '```js\nconst a = 1\n```'],
  ['<B>loud</B>', '**loud**'],
  ['The <dfn title="of each month">rate</dfn>', 'The <dfn title="of each month">rate</dfn>'],
])('plain Markdown takes HTML as MDX does: %j', async (body, same = body) => {
  expect(placesOf(issuesOf(body, [], markdownFile))).toEqual([])
  expect(plain(await htmlOf(body, markdownFile))).toBe(plain(await htmlOf(same)))
})

test.each([
  ['<p class="a" align="center">x</p>', '1:4 body-attribute, 1:14 body-attribute', '<p>x</p>'],
  [
    '> <table>\n> <tr><td style="x">1</td></tr>\n> </table>',
    '2:11 body-attribute',
    '> <table>\n> <tr><td>1</td></tr>\n> </table>',
  ],
  ['- one\n\n  <div\n    class=big>\n  x\n  </div>', '4:5 body-attribute', '- one\n\n  <div>\n  x\n  </div>'],
  ['## A\n\nB <span id="b">c</span>.', '3:9 body-attribute', '## A\n\nB <span>c</span>.'],
  ['<b onclick="go()">x</b>', '1:4 body-html', '<b>x</b>'],
])('what the site decides is removed by a fix: %j', (body, places, fixed) => {
  expect(placesOf(issuesOf(body, [], markdownFile)).join(', ')).toBe(places)
  expect(fixAll(body, markdownFile)).toBe(fixed)
})

test.each([
  ['A List<String> of names', '1:7 body-html', '<String> is opened here and never closed.'],
  ['<details>\n\nText.', '1:1 body-html', '<details> is opened here and never closed.'],
  ['<Intro>\n\nText.\n\n</Intro>', '1:1 body-component', 'There is no component <Intro>.'],
  ['Words <Badge text="new" /> here', '1:7 body-component', 'There is no component <Badge>.'],
  ['<Intro\n  title="a"\n/>', '1:1 body-component', 'There is no component <Intro>.'],
  ['<details>\n<br/>', '1:1 body-html', '<details> is opened here and never closed.'],
  ['<Note>\n\nText.\n\n</Note>', '1:1 body-component', '<Note> is a component, and this file is plain Markdown.'],
  ['<script>go()</script>', '1:1 body-html', '<script> would run or style something.'],
  ['<li>x</li>', '1:1 body-html', "<li> can't be here."],
  ['<!DOCTYPE html>', '1:1 body-html', '<!DOCTYPE html> is HTML.'],
  ['<a href="javascript:go">x</a>', '1:1 body-link', 'The link "javascript:go" would run or hide something.'],
])('what it can not take is told: %j', (body, place, message) => {
  const [issue, ...more] = issuesOf(body, [], markdownFile)
  expect([placesOf(issue ? [issue] : []).join(), issue?.message, more]).toEqual([place, message, []])
})
