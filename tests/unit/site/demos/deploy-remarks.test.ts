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
