import { expect, test } from 'vitest'
import { fixAll, issuesOf } from '../../../../factories/check-text'
import { placesOf } from '../../../../factories/issues'

test.each([
  ['<div class="a">\n\nText.\n\n</div>', '<div>\n\nText.\n\n</div>'],
  ['<b style="color: red">x</b>', '<b>x</b>'],
  ['<b\n  onclick="go()"\n  lang="fr">x</b>', '<b\n  lang="fr">x</b>'],
  ['<a href="/" target="_blank" rel="noopener">x</a>', '<a href="/">x</a>'],
  ['<img src="/media/a.png" alt="A" width="20" loading="lazy">', '<img src="/media/a.png" alt="A">'],
  ['<picture><source srcset="a.webp"><img src="/media/a.png" alt="A"></picture>', '<img src="/media/a.png" alt="A">'],
  ['A <center>word</center> and <font color="red">one</font>.', 'A word and one.'],
  ['<h1>Title</h1>', '<h2>Title</h2>'],
  ['<kdb>Ctrl</kdb>', '<kbd>Ctrl</kbd>'],
  ['<td class="a">x</td>', '<td>x</td>'],
])('%j is fixed to %j', (body, fixed) => {
  expect(fixAll(body)).toBe(fixed)
})

test.each([
  ['<script>go</script>', '1:1 body-html', '<script> would run or style something.'],
  ['<button>Go</button>', '1:1 body-html', "<button> is HTML that texts can't have."],
  ['<td>x</td>', '1:1 body-html', "<td> can't be here."],
  ['<li>x</li>', '1:1 body-html', "<li> can't be here."],
  ['<details>\n\nText.\n\n</details>', '1:1 body-html', "<details> can't be here."],
  ['Text <aside>x</aside>', '1:6 body-html', "<aside> can't be here."],
  ['<ul>text</ul>', '1:1 body-html', 'Between <ul> and </ul> there is something else than <li>.'],
  ['<p>\n\none\n\ntwo\n\n</p>', '1:1 body-html', '<p> holds text of one paragraph only.'],
  ['<br>x</br>', '1:6 body-syntax', '</br> closes a tag that was never opened.'],
  ['<a>x</a>', '1:1 body-html', '<a> needs "href".'],
  ['<td rowspan="many">x</td>', '1:5 body-html', 'The value of "rowspan" does not fit <td>.'],
  ['<a href="/">x [y](/y/)</a>', '1:15 body-html', "A link can't be here."],
  ['<a href="javascript:go">x</a>', '1:1 body-link', 'The link "javascript:go" would run or hide something.'],
  ['<video src="javascript:go"></video>', '1:1 body-link', 'The link "javascript:go" would run or hide something.'],
  ['<q cite="data:text/html,x">x</q>', '1:1 body-link', 'The link "data:text/html,x" would run or hide something.'],
  ['<!-- never closed', '1:1 body-syntax', 'A comment begins here and is never closed.'],
  ['Text <!-- never closed', '1:6 body-syntax', 'A comment begins here and is never closed.'],
  ['<!-- of two\nlines --> and text', '2:7 body-html', 'The text behind --> is not shown.'],
  ['<pre>\nnever closed', '1:1 body-syntax', '<pre> is opened here and never closed.'],
  ['<pre>\na\n</pre> and text', '3:1 body-html', 'The text behind </pre> is not shown.'],
])('%j is refused', (body, place, message) => {
  const [first] = issuesOf(body)
  expect(placesOf(first ? [first] : [])).toEqual([place])
  expect(first?.message).toBe(message)
})

test('a frame is only of a host that the site lists, by https', () => {
  const frame = (src: string) => `<iframe src="${src}" title="A video"></iframe>`
  const hosts = ['video.example']
  expect(issuesOf(frame('https://video.example/embed/1'), hosts)).toEqual([])
  for (const src of [
    'https://video.example.evil/1',
    'http://video.example/1',
    '//video.example/1',
    'https://other.example/',
  ])
    expect(placesOf(issuesOf(frame(src), hosts))).toEqual(['1:9 body-html'])
  expect(placesOf(issuesOf(frame('https://video.example/embed/1')))).toEqual(['1:9 body-html'])
})
