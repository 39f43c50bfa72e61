import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CodeRemark } from '../../../../renderer/site/islands/demos/deploy-timeline/Code'
import { inspect } from '../../../../renderer/site/islands/demos/deploy-timeline/inspect'
import { planSteps } from '../../../../renderer/site/islands/demos/deploy-timeline/steps'

function remark(code: string): string {
  return renderToStaticMarkup(CodeRemark(inspect(code))).replace(/<[^>]*>/g, '')
}

test.each([
  ['<video src="a.mp4" poster="b.jpg"></video>', ['a.mp4', 'b.jpg']],
  ['<audio controls src=song.mp3></audio>', ['song.mp3']],
  ['<picture><source srcset="a.webp 1x, a2.webp 2x"><img src="a.png"></picture>', ['a.webp', 'a2.webp', 'a.png']],
  ['<style>@font-face { src: url("inter.woff2") }</style>', ['inter.woff2']],
  ['<link rel="stylesheet" href="style.css?v=3">', ['style.css?v=3']],
  ["import { Card } from '@/components/card'\nexport default () => <Card>Hi</Card>", ['@/components/card']],
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

test.each([
  ['make me a page about dogs', 'There is no page in it. Ask your assistant for one HTML page, and paste its answer.'],
  ['body { background: pink }', 'There is no page in it.'],
  ['SELECT * FROM users;', 'There is no page in it.'],
  ['from flask import Flask\napp = Flask(__name__)', 'It needs a server. Ask your assistant for one HTML page'],
  ["require('express')().listen(80)", 'It needs a server.'],
  ['', 'There is nothing to read. Paste code, or choose a sample.'],
  ['const password = "hunter2"', 'Line 1 seems to show the value of “password”. Every visitor could read it.'],
])('what is no page is not published, and the phone says what to do instead: %j', (code, said) => {
  expect(planSteps(inspect(code)).held).toContain(said)
})

test('of an answer with several blocks of code, only the first is read, and it says so', () => {
  const [html, css, script] = ['```html\n<h1>Hi</h1>\n```', '```css\nh1 { color: red }\n```', '```js\nrun()\n```']
  expect(remark(`Here:\n${html}`)).toContain('✓ Only the code is read, not the words around it.')
  expect(remark(`Here:\n${html}\nStyle:\n${css}\nScript:\n${script}\nEnjoy!`)).toBe(
    'Only the first of 3 blocks of code is read: ask for one HTML page.',
  )
  const linked = html.replace('<h1>', '<link rel="stylesheet" href="style.css"><h1>')
  expect(remark(`${linked}\n${css}`)).toBe('Only the first of 2 blocks of code is read. 1 file missing: style.css.')
})
