import { expect, test } from 'vitest'
import { inspect } from '../../../../renderer/site/islands/demos/deploy-timeline/inspect'
import { type PageText, pageText } from '../../../../renderer/site/islands/demos/deploy-timeline/page-text'

/** The colors of a line, with the ground of its part as its background. */
const allOf = ({ ground, colors }: PageText['lines'][number] | NonNullable<PageText['headingLook']>) =>
  ground ? { background: ground, ...colors } : colors
const colorsOf = (code: string) => {
  const { colors, headingLook = {}, lines } = pageText(inspect(code))
  return { page: colors, heading: allOf(headingLook), lines: lines.map(allOf) }
}

test('the phone has the colors that a page gives its body, its heading and its buttons', () => {
  const page = `<!doctype html>
<style>
  :root { --brand: #1d4ed8; }
  body { margin: 0; background-color: #f8fafc; color: rgb(20, 30, 40) }
  h1, h2 { color: var(--brand) }
  .cta { background: var(--brand); border-color: red }
  button:hover { background: black }
</style>
<h1>Shop</h1><p style="color: teal; font-size: 12px">Open</p><button class="wide cta">Buy</button>`
  expect(colorsOf(page)).toEqual({
    page: { background: '#f8fafc', color: 'rgb(20, 30, 40)' },
    heading: { color: '#1d4ed8' },
    lines: [{ color: 'teal' }, { background: '#1d4ed8' }],
  })
})

test('a part of a page with a ground of its own has it for all of its lines', () => {
  const page =
    '<body style="background: linear-gradient(135deg, #667eea, #764ba2)"><div class=x style="background:white"><h1>Hi</h1><p>All</p></div><div style="background:red">Later</div>'
  expect(colorsOf(page)).toEqual({
    page: { background: 'linear-gradient(135deg, #667eea, #764ba2)' },
    heading: { background: 'white' },
    lines: [{ background: 'white' }, { background: 'red' }],
  })
  const component =
    "export default function Card() {\n  return <div style={{ backgroundColor: 'linen', color: 'navy' }} onClick={() => go()}><p>Hi</p><button>Go</button></div>\n}"
  const look = { background: 'linen', color: 'navy' }
  expect(colorsOf(component)).toEqual({ page: {}, heading: look, lines: [look, { background: 'linen' }] })
})

test('nothing that a color could load or leave open is taken over', () => {
  for (const value of ['url(https://img.example/a.png)', 'image-set("a.png" 1x)', 'var(--missing)', 'red\\;x'])
    expect(colorsOf(`<body style='background: ${value}'><h1>Hi</h1>`).page).toEqual({})
})

test('a link with a ground of its own is a button, and signs with a name are read', () => {
  const page =
    '<style>.btn{background:#d4a373}</style><h1>Tea &amp; Co</h1><a class="btn" href="#">Order &rarr; now</a><p>&copy; 2026&#44; Leeds &unknown;</p>'
  const { heading, lines } = pageText(inspect(page))
  expect(heading).toBe('Tea & Co')
  expect(lines.map(({ text, kind }) => `${kind}: ${text}`)).toEqual([
    'button: Order → now',
    'text: © 2026, Leeds &unknown;',
  ])
})

test('rules within rules and for elements within others are followed', () => {
  const nested = `<style>
  .card { background: navy; color: white;
    h2 { color: gold }
    & p { color: silver; &.small { color: gray } }
    &.late { background: maroon }
    &:hover { background: red }
  }
  main > .menu li { color: green }
</style>
<h1>Bar</h1><p>Open</p>
<div class="card"><h2>Today</h2><p>Soup</p><p class="small">Tea</p></div>
<div class="card late">Later</div>
<main><ul class="menu"><li>Rye<li>Oats</ul></main>`
  const lines = pageText(inspect(nested)).lines.map(line => [line.text, allOf(line)])
  const navy = { background: 'navy' }
  expect(lines).toEqual([
    ['Open', {}],
    ['Today', { ...navy, color: 'gold' }],
    ['Soup', { ...navy, color: 'silver' }],
    ['Tea', { ...navy, color: 'gray' }],
    ['Later', { background: 'maroon', color: 'white' }],
    ['Rye', { color: 'green' }],
    ['Oats', { color: 'green' }],
  ])
})

test('a heading keeps the ground of the part that it is in: it can be read', () => {
  const page =
    '<style>header { background: #222 } header h1 { color: white }</style><header><h1>Bar</h1></header><p>Hi</p>'
  expect(colorsOf(page)).toEqual({ page: {}, heading: { background: '#222', color: 'white' }, lines: [{}] })
})

test('rules for the dark, for paper and for wide windows are not those of a phone in the light', () => {
  const page = `<style>
  :root { --ground: linen }
  body { background: var(--ground) }
  @media (prefers-color-scheme: dark) { :root { --ground: black } body { color: white } }
  @media print { body { background: white } }
  @media (min-width: 40em) { h1 { color: red } }
  @media (max-width: 40em) { h1 { color: teal } }
  @supports (color: red) { @layer base { p { color: navy } } }
  @keyframes blink { from { background: red } }
</style><h1>Bar</h1><p>Open</p>`
  expect(colorsOf(page)).toEqual({
    page: { background: 'linen' },
    heading: { color: 'teal' },
    lines: [{ color: 'navy' }],
  })
})

test('a comparison in a script is no element', () => {
  const code =
    'function Card() {\n  for (let i = 0; i<n; i++) add(i)\n  return <button onClick={() => set(n < 3 ? 1 : 0)}>Go</button>\n}'
  expect(pageText(inspect(code)).lines.map(({ text }) => text)).toEqual(['Go'])
})
