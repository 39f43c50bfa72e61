import { expect, test } from 'vitest'
import { addressOf, inspect, slugify } from '../../../../renderer/site/islands/demos/deploy-timeline/inspect'
import { pageText } from '../../../../renderer/site/islands/demos/deploy-timeline/page-text'
import { samples } from '../../../../renderer/site/islands/demos/deploy-timeline/samples'
import { takeOutSecrets } from '../../../../renderer/site/islands/demos/deploy-timeline/secrets'
import { nowAt, planSteps } from '../../../../renderer/site/islands/demos/deploy-timeline/steps'

test.each([
  ['<!DOCTYPE html><p>Hi', 'html'],
  ['<div class="card">Hi</div>', 'html'],
  ["import React from 'react'\nexport default () => <p>Hi</p>", 'react'],
  ['function Card() {\n  return (\n    <p>Hi</p>\n  )\n}', 'react'],
  ["const express = require('express')", 'server'],
  ['import streamlit as st\nst.title("Rents")', 'python'],
  ['def area(r):\n    return 3.14 * r * r', 'python'],
  ['# Opening hours\n\nMonday to Friday', 'markdown'],
  ["document.body.append('Hi')", 'script'],
  ['Opening hours: nine to five', 'text'],
  [' \n ', 'empty'],
])('%j is told by its form', (code, kind) => {
  expect(inspect(code).kind).toBe(kind)
})

test('size is counted in bytes of UTF-8, not in characters', () => {
  expect(inspect('é€😀').bytes).toBe(2 + 3 + 4)
})

test.each([
  ['Bakery price list', 'bakery-price-list'],
  ['Café Größe & Söhne!', 'cafe-grosse-sohne'],
  ['  It’s 2 o’clock ', 'its-2-oclock'],
  ['パン', 'my-page'],
  [`${'long '.repeat(20)}`, 'long-long-long-long-long-long-long-long'],
])('%j becomes an address', (title, slug) => {
  expect(slugify(title)).toBe(slug)
  expect(addressOf(title)).toBe(`https://${slug}.deployit.example/`)
  expect(slug.length).toBeLessThanOrEqual(40)
})

test('the title comes from the page, the heading or the component', () => {
  expect(inspect('<!doctype html><title>Rents</title><h1>Other</h1>').title).toBe('Rents')
  expect(inspect('# Opening hours\n').title).toBe('Opening hours')
  expect(inspect(samples.component).title).toBe('Tip Calculator')
})

test('addresses outside, packages and missing files are told apart', () => {
  const page = inspect(
    '<!doctype html><script src="https://cdn.example/a.js"></script><link rel="stylesheet" href="style.css"><a href="https://shop.example/">Shop</a>',
  )
  expect(page.outside).toEqual(['https://cdn.example/a.js'])
  expect(page.missing).toEqual(['style.css'])
  const component = inspect(
    "import { useState } from 'react'\nimport { Line } from '@charts/line/thin'\nimport './look.css'\n",
  )
  expect(component.packages).toEqual(['react', '@charts/line'])
  expect(component.missing).toEqual(['./look.css'])
})

test.each([
  ['<!doctype html><script>fetch("https://api.example.com/a")</script>', 'https://api.example.com/a'],
  ['<!doctype html><style>@import url(https://fonts.example/a.css);</style>', 'https://fonts.example/a.css'],
  ['<!doctype html><style>@import "https://fonts.example/b.css";</style>', 'https://fonts.example/b.css'],
  ['<!doctype html><p style="background:url(https://img.example/a.png)">', 'https://img.example/a.png'],
  [
    '<!doctype html><img srcset="https://img.example/1.png 1x, https://img.example/2.png 2x">',
    'https://img.example/2.png',
  ],
  ['<!doctype html><form action="https://post.example/"></form>', 'https://post.example/'],
  ['<!doctype html><button onclick="new WebSocket(\'wss://live.example/\')">Go</button>', 'wss://live.example/'],
  ['const data = await import("https://cdn.example/a.js")', 'https://cdn.example/a.js'],
  ["import React from 'react'\nconst api = `https://api.example/v1`", 'https://api.example/v1'],
])('%s loads from outside', (code, address) => {
  expect(inspect(code).outside).toContain(address)
})

test.each([
  '<!doctype html><a href="https://shop.example/">Shop</a>',
  '<!doctype html><link rel="canonical" href="https://shop.example/">',
  '<!doctype html><svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'import React from \'react\'\nexport default () => <a href="https://shop.example/">Shop</a>',
  '<!doctype html><p>Write to "https://shop.example/" in your browser.</p>',
])('%s loads nothing from outside', code => {
  expect(inspect(code).outside).toEqual([])
})

test('a picture has a place on the page, with what it shows or the name of its file', () => {
  const page = '<h1>Anna</h1><img src="/team/anna.jpg"><img src="b.png" alt="Our oven"><p>Hi</p>'
  expect(pageText(inspect(page)).lines).toMatchObject([
    { text: 'anna.jpg', kind: 'picture' },
    { text: 'Our oven', kind: 'picture' },
    { text: 'Hi', kind: 'text' },
  ])
})

test('a key holds everything after the check, until it is taken out', () => {
  const held = planSteps(inspect(samples.component))
  expect(held.held).not.toBe('')
  expect(held.steps.filter(step => !step.held).map(({ name }) => name)).toEqual(['Check'])
  const free = planSteps(inspect(takeOutSecrets(samples.component)))
  expect(free.held).toBe('')
  expect(free.steps.some(step => step.held)).toBe(false)
})

test('steps follow each other without a gap; both samples are live within a minute', () => {
  for (const sample of Object.values(samples)) {
    const { steps, total } = planSteps(inspect(sample))
    let end = 0
    for (const { start, seconds } of steps) {
      expect(start).toBeCloseTo(end, 9)
      end = start + seconds
    }
    expect(total).toBeCloseTo(end, 9)
    expect(total).toBeLessThan(60)
  }
})

test('nothing pasted, nothing done', () => {
  const { steps, held } = planSteps(inspect(''))
  expect(held).not.toBe('')
  expect(steps.every(step => step.held)).toBe(true)
})

test('many packages may take longer than a minute, and the total says so', () => {
  const imports = Array.from({ length: 20 }, (_, index) => `import p${index} from 'package-${index}'`).join('\n')
  expect(planSteps(inspect(`import React from 'react'\n${imports}`)).total).toBeGreaterThan(60)
})

test.each([
  [
    '<!doctype html><title>Rents</title><script>var a = "<p>no</p>"</script><h1>Rents</h1><p>Two rooms</p><li>$900',
    ['Two rooms', '$900'],
  ],
  ['export default function Tips() {\n  return <p>Tip: {bill} dollars</p>\n}', ['Tip: … dollars']],
  ['# Opening hours\n\nMonday to **Friday**\n- nine to five', ['Monday to Friday', 'nine to five']],
  [
    '# Prices\n\nSee [our prices](https://a.example/p) or ![the door](door.png)',
    ['See \u0001our prices\u0001 or the door'],
  ],
  ['export default () => <button onClick={() => add(1)}>Add one</button>', ['Add one']],
])('the phone shows the texts of %j', (code, lines) => {
  expect(pageText(inspect(code)).lines.map(({ text }) => text)).toEqual(lines)
})

test('the phone shows the heading of a page, not the title of its tab', () => {
  const page = '<title>Dog walks</title><h1>Dog walks in <b>Hackney</b></h1><p>Every day</p>'
  expect(pageText(inspect(page)).heading).toBe('Dog walks in Hackney')
})

test('a slider of the page is shown, and what depends on it follows', () => {
  const code = takeOutSecrets(samples.component)
  const texts = (states?: Record<string, number>) => pageText(inspect(code), states).lines
  expect(texts()).toMatchObject([
    { text: 'Bill: 40 dollars', kind: 'line' },
    { text: 'Tip: 7.20 dollars', kind: 'line', slider: 100 },
  ])
  expect(texts({ bill: 75 }).map(({ text }) => text)).toEqual(['Bill: 75 dollars', 'Tip: 13.50 dollars'])
  const other = 'const [n, setN] = useState(3)\nreturn <label>{n * 2} of {total}<input type="range" max="12" /></label>'
  expect(pageText({ code: other, kind: 'react', title: 'Other' }).lines).toMatchObject([
    { text: '6 of …', kind: 'line' },
    { text: '', kind: 'line', slider: 12 },
  ])
})

test.each([
  ['hello world', '', ['hello world']],
  ['We open\n  at nine.', '', ['We open', 'at nine.']],
  ['loaf,6\n\n{"rolls": 4}', '', ['loaf,6', '{"rolls": 4}']],
  [
    '<h1>Yoga</h1><div class="card"><strong>Morning</strong> 7:00</div><p>Bring a mat.</p>',
    'Yoga',
    ['Morning 7:00', 'Bring a mat.'],
  ],
  ['<div>Soup <b>today</b></div>', '', ['Soup today']],
  ['<h1>Soup</h1>', 'Soup', []],
  ['<p>hello</p>', '', ['hello']],
  ['<b>Soup</b> today', '', ['Soup today']],
])('the phone shows %j as a browser would', (code, heading, lines) => {
  const page = pageText(inspect(code))
  expect([page.heading, page.lines.map(({ text }) => text)]).toEqual([heading, lines])
})

test('a page without packages has no step that installs them', () => {
  const names = (code: string) => planSteps(inspect(code)).steps.map(({ name }) => name)
  expect(names('hello world')).toEqual(['Check', 'Build', 'Publish', 'Address'])
  expect(names(samples.component)).toContain('Install')
})

test('a run says what a deployment does in each of its seconds', () => {
  const plan = planSteps(inspect(samples.page))
  expect(plan.end).toBe(plan.total)
  expect(nowAt(plan, 0)).toEqual(['Check', '0\u00a0s'])
  expect(nowAt(plan, 15.9)).toEqual(['Address', '15\u00a0s'])
  const held = planSteps(inspect(samples.component))
  expect(held.end).toBe(held.steps[0]?.seconds)
})
