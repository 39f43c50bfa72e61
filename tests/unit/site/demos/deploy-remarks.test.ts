import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CodeRemark } from '../../../../renderer/site/islands/demos/deploy-timeline/Code'
import { inspect } from '../../../../renderer/site/islands/demos/deploy-timeline/inspect'
import { planSteps } from '../../../../renderer/site/islands/demos/deploy-timeline/steps'

function remark(code: string): string {
  const found = inspect(code)
  return renderToStaticMarkup(CodeRemark({ found, held: planSteps(found).held })).replace(/<[^>]*>/g, '')
}

test.each([
  ['<video src="a.mp4" poster="b.jpg"></video>', ['a.mp4', 'b.jpg']],
  ['<audio controls src=song.mp3></audio>', ['song.mp3']],
  ['<picture><source srcset="a.webp 1x, a2.webp 2x"><img src="a.png"></picture>', ['a.webp', 'a2.webp', 'a.png']],
  ['<style>@font-face { src: url("inter.woff2") }</style>', ['inter.woff2']],
  ['<link rel="stylesheet" href="style.css?v=3">', ['style.css?v=3']],
  ['<a href="menu.pdf">Menu</a><img src={photo}><img src="data:image/gif;base64,R0l">', []],
])('files that a page plays, shows or is styled by are missing: %s', (code, missing) => {
  expect(inspect(code).missing).toEqual(missing)
  expect(remark(code).startsWith('✓')).toBe(missing.length === 0)
})

test('with files missing, the addresses outside are named as well', () => {
  const page = '<link rel="stylesheet" href="style.css"><iframe src="https://maps.example/a"></iframe>'
  expect(remark(page)).toBe('1 file missing: style.css. 1 address outside.')
  expect(remark(`${page}<form></form>`)).toContain('1 address outside. Nobody receives the form.')
})

test.each([
  ['<form action="/send"><input></form>', 'Nobody receives the form: nothing answers at /send.'],
  ['<form><input></form>', 'Nobody receives the form.'],
  ['<form method="post" action="send.php"></form>', 'Nobody receives the form: nothing answers at send.php.'],
])('a form that nobody receives is remarked on: %s', (code, said) => {
  expect(remark(code)).toBe(said)
})

test.each([
  '<form action="https://post.example/"></form>',
  '<form action="mailto:ana@shop.example"></form>',
  '<form onsubmit="send()"></form>',
  '<form action="/send"></form><script>form.onsubmit = send</script>',
])('a form that a script or a server outside receives is not: %s', code => {
  expect(remark(code)).not.toContain('Nobody')
})

test('a text without code is published, and asked about', () => {
  expect(remark('hello my name is Tom')).toBe('No page here. Published as plain text: was it meant so?')
})

test('code that needs a server is not published, and has no tick', () => {
  for (const code of ['from flask import Flask\napp = Flask(__name__)', "require('express')().listen(80)"]) {
    expect(planSteps(inspect(code)).held).toBe('it needs a server')
    expect(remark(code)).toBe('')
  }
})

test('of an answer with several blocks of code, only the first is read, and it says so', () => {
  const [html, css, script] = ['```html\n<h1>Hi</h1>\n```', '```css\nh1 { color: red }\n```', '```js\nrun()\n```']
  expect(remark(`Here:\n${html}`)).toContain('✓ The code between the ``` marks is read.')
  expect(remark(`Here:\n${html}\nStyle:\n${css}\nScript:\n${script}\nEnjoy!`)).toBe(
    'Only the first of 3 blocks of code is read: ask for one HTML page.',
  )
  const linked = html.replace('<h1>', '<link rel="stylesheet" href="style.css"><h1>')
  expect(remark(`${linked}\n${css}`)).toBe('Only the first of 2 blocks of code is read. 1 file missing: style.css.')
})
