import { expect, test } from 'vitest'
import { htmlOf, issuesOf } from '../../../../factories/check-text'

test.each([
  ['Some <b>strong</b>, <strong>strong</strong>.', 'Some **strong**, **strong**.'],
  ['Some <i>soft</i>, <em>soft</em> <s>old</s>.', 'Some *soft*, *soft* ~~old~~.'],
  ['One<br>\ntwo', 'One\\\ntwo'],
  ['One\n<br>\n<b>two</b>', 'One\n\\\n**two**'],
  ['<a href="/blog/" title="All">the **blog**</a>', '[the **blog**](/blog/ "All")'],
  ['<img src="/media/a.png" alt="A picture">', '![A picture](/media/a.png)'],
  ['<picture><img src="/media/a.png" alt="A picture"></picture>', '![A picture](/media/a.png)'],
  ['<img\n  src="/media/a.png"\n  alt="A"\n>', '![A](/media/a.png)'],
  ['<picture>\n  <img src="/media/a.png" alt="A">\n</picture>', '![A](/media/a.png)'],
  ['<h2> {frontmatter.title} </h2>', '## {frontmatter.title}'],
  ['<img src="/media/a.png" alt="A">\n<img src="/media/b.png" alt="B">', '![A](/media/a.png)\n![B](/media/b.png)'],
  ['<a href="/">\n<img src="/media/a.png" alt="A">\n</a>', '[![A](/media/a.png)](/)'],
  ['<h2>Two <code>words</code></h2>\n\n<h2>Two words</h2>', '## Two `words`\n\n## Two words'],
  ['<p>One.</p>\n\n<p>\nTwo.\n</p>', 'One.\n\nTwo.'],
  ['<div>\n\nOne.\n\n</div>', 'One.'],
  ['<blockquote>Quoted.</blockquote>', '> Quoted.'],
  ['One.\n\n<hr>\n\nTwo.', 'One.\n\n---\n\nTwo.'],
  ['<ul>\n<li>one</li><li>two **b**</li>\n</ul>', '- one\n- two **b**'],
  ['<ol start="3">\n<li>\n\none\n\n</li>\n</ol>', '3. one'],
  ['<ul><li>a\n<ul><li>b</li></ul></li></ul>', '- a\n  - b'],
  ['<pre>\na {b}\n  &lt;c&gt;\n\nd\n</pre>', '```\na {b}\n  <c>\n\nd\n```'],
  ['<pre><code class="language-js">const a = 1</code></pre>', '```js\nconst a = 1\n```'],
  [
    '<table>\n<thead><tr><th>A</th><th align="right">B</th></tr></thead>\n<tbody>\n<tr><td>1</td><td align="right">2 *b*</td></tr>\n</tbody>\n</table>',
    '| A | B |\n| - | -: |\n| 1 | 2 *b* |',
  ],
  ['<https://example.com/a?b=c>', '[https://example.com/a?b=c](https://example.com/a?b=c)'],
  ['Write to <me@example.com>', 'Write to [me@example.com](mailto:me@example.com)'],
  [
    '<https://example.com/> begins a line,\n<https://example.com/> a second one.',
    '[https://example.com/](https://example.com/) begins a line,\n[https://example.com/](https://example.com/) a second one.',
  ],
  ['<a href="https://example.com/a">https://example.com/a</a>', '[https://example.com/a](https://example.com/a)'],
])('%j renders as %j', async (html, markdown) => {
  expect(issuesOf(html)).toEqual([])
  const plain = (text: string) => text.replace(/>\s+</g, '><').replace(/\s+/g, ' ')
  expect(plain(await htmlOf(html))).toBe(plain(await htmlOf(markdown)))
})

test.each([
  [
    'Press <kbd>Ctrl</kbd>: H<sub>2</sub>O, 10<sup>6</sup>, <mark>*seen*</mark>',
    '<p>Press <kbd>Ctrl</kbd>: H<sub>2</sub>O, 10<sup>6</sup>, <mark><em>seen</em></mark></p>',
  ],
  ['<time datetime="2026-12-01">1 December</time>', '<p><time dateTime="2026-12-01">1 December</time></p>'],
  [
    '<details open>\n<summary>More</summary>\n\nThe **text**.\n\n</details>',
    '<details open=""><summary>More</summary><p>The <strong>text</strong>.</p></details>',
  ],
  ['<details><summary>More</summary>The text.</details>', '<details><summary>More</summary><p>The text.</p></details>'],
  [
    '<dl>\n<dt>A</dt><dd>one</dd>\n<dt>B</dt>\n<dd>\n\ntwo\n\nthree\n\n</dd>\n</dl>',
    '<dl><dt>A</dt><dd>one</dd><dt>B</dt><dd><p>two</p><p>three</p></dd></dl>',
  ],
  [
    '<table><caption>C</caption><tr><th colspan="2">A</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '<table><caption>C</caption><tr><th colSpan="2">A</th></tr><tr><td>1</td><td>2</td></tr></table>',
  ],
  [
    '<figure>\n<q>It works.</q>\n<figcaption>Its *caption*.</figcaption>\n</figure>',
    '<figure><p><q>It works.</q></p><figcaption>Its <em>caption</em>.</figcaption></figure>',
  ],
  ['<span lang="fr">bonjour</span> <span>you</span>', '<p><span lang="fr">bonjour</span> you</p>'],
  [
    '<video src="/media/a.mp4" title="A"></video>',
    '<video src="/media/a.mp4" title="A" controls="" preload="metadata"></video>',
  ],
])('%j renders as an element', async (body, html) => {
  expect(issuesOf(body)).toEqual([])
  expect(await htmlOf(body)).toBe(html)
})

test.each([
  ['<!-- a remark -->\n\nText.', '<p>Text.</p>'],
  ['<!-- of\n\n- two\n\nblocks {x} <y> -->\n\nText.', '<p>Text.</p>'],
  ['One <!-- a\nremark --> two.', '<p>One  two.</p>'],
  ['<!---->Text.', '<p>Text.</p>'],
  ['> <!-- a\n> remark -->\n> Text.', '<blockquote><p>Text.</p></blockquote>'],
  ['- one\n  <!-- a remark -->\n- two', '<ul><li>one</li><li>two</li></ul>'],
  [
    '| a |\n| - |\n| b <!-- c --> |',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b </td></tr></tbody></table>',
  ],
  ['`<!-- code -->`', '<p><code>&lt;!-- code --&gt;</code></p>'],
])('the comment in %j is left out', async (body, html) => {
  expect(issuesOf(body)).toEqual([])
  expect((await htmlOf(body)).replace(/\n/g, '')).toBe(html)
})
