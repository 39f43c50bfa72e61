import { expect, test } from 'vitest'
import { inspect, slugify } from '../../../../renderer/site/islands/demos/deploy-timeline/inspect'
import { samples } from '../../../../renderer/site/islands/demos/deploy-timeline/samples'
import { takeOutSecrets } from '../../../../renderer/site/islands/demos/deploy-timeline/secrets'
import { nowAt, planSteps } from '../../../../renderer/site/islands/demos/deploy-timeline/steps'

test.each([
  ['<!DOCTYPE html><p>Hi', 'html'],
  ['<div class="card">Hi</div>', 'html'],
  ["import React from 'react'\nexport default () => <p>Hi</p>", 'react'],
  ['function Card() {\n  return (\n    <p>Hi</p>\n  )\n}', 'react'],
  ["const express = require('express')", 'server'],
  ['import streamlit as st\nst.title("Rents")', 'server'],
  ['def area(r):\n    return 3.14 * r * r', 'server'],
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
  expect(slug.length).toBeLessThanOrEqual(40)
})

test('the title comes from the page, the heading or the component', () => {
  expect(inspect('<!doctype html><title>Rents</title><h1>Other</h1>').title).toBe('Rents')
  expect(inspect('# Opening hours\n').title).toBe('Opening hours')
  expect(inspect('export const TeaTimer = () => <p>Tea</p>').title).toBe('Tea Timer')
  expect(inspect(samples.component).title).toBe('Tip calculator')
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

test('a page without packages has no step that installs them', () => {
  const names = (code: string) => planSteps(inspect(code)).steps.map(({ name }) => name)
  expect(names('<p>hello world')).toEqual(['Check', 'Build', 'Publish', 'Address'])
  expect(names(samples.component)).toContain('Install')
})

test('a run says what a deployment does in each of its seconds', () => {
  const plan = planSteps(inspect(samples.page))
  expect(nowAt(plan, 0)).toEqual(['Check', '0\u00a0s'])
  expect(nowAt(plan, 15.9)).toEqual(['Address', '15\u00a0s'])
})
