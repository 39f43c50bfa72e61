import { expect, test } from 'vitest'
import { inspect } from '../../../../renderer/site/islands/demos/deploy-timeline/inspect'
import { type PageText, pageText } from '../../../../renderer/site/islands/demos/deploy-timeline/page-text'

/** The colors of a line, with the ground of its part as its background. */
const allOf = ({ ground, colors }: PageText['lines'][number]) => (ground ? { background: ground, ...colors } : colors)
const colorsOf = (code: string) => {
  const { colors, lines } = pageText(inspect(code))
  return { page: colors, lines: lines.map(allOf) }
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
    lines: [{ color: '#1d4ed8' }, { color: 'teal' }, { background: '#1d4ed8' }],
  })
})

test('a part of a page with a ground of its own has it for all of its lines', () => {
  const page =
    '<body style="background: linear-gradient(135deg, #667eea, #764ba2)"><div class=x style="background:white"><h1>Hi</h1><p>All</p></div><div style="background:red">Later</div>'
  expect(colorsOf(page)).toEqual({
    page: { background: 'linear-gradient(135deg, #667eea, #764ba2)' },
    lines: [{ background: 'white' }, { background: 'white' }, { background: 'red' }],
  })
  const component =
    "export default function Card() {\n  return <div style={{ backgroundColor: 'linen', color: 'navy' }} onClick={() => go()}><p>Hi</p><button>Go</button></div>\n}"
  const look = { background: 'linen', color: 'navy' }
  expect(colorsOf(component)).toEqual({ page: {}, lines: [look, { background: 'linen' }] })
})

test('nothing that a color could load or leave open is taken over', () => {
  for (const value of ['image-set("a.png" 1x)', 'var(--missing)', 'red\\;x'])
    expect(colorsOf(`<body style='background: ${value}'><h1>Hi</h1>`).page).toEqual({})
  expect(colorsOf("<body style='background: url(https://img.example/a.png) center'><h1>Hi</h1>").page).toEqual({
    background: 'linear-gradient(dimgray, dimgray) center',
  })
})

test('a link with a ground of its own is a button, and signs with a name are read', () => {
  const page =
    '<style>.btn{background:#d4a373}</style><h1>Tea &amp; Co</h1><a class="btn" href="#">Order &rarr; now</a><p>&copy; 2026&#44; Leeds &unknown;</p>'
  const { lines } = pageText(inspect(page))
  expect(lines.map(({ text, kind }) => `${kind}: ${text}`)).toEqual([
    'heading: Tea & Co',
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
    ['Bar', {}],
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
  expect(colorsOf(page)).toEqual({ page: {}, lines: [{ background: '#222', color: 'white' }, {}] })
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
    lines: [{ color: 'teal' }, { color: 'navy' }],
  })
})

test('a comparison in a script is no element', () => {
  const code =
    'function Card() {\n  for (let i = 0; i<n; i++) add(i)\n  return <button onClick={() => set(n < 3 ? 1 : 0)}>Go</button>\n}'
  expect(pageText(inspect(code)).lines.map(({ text }) => text)).toEqual(['Go'])
})

test('letters of a button are white only on the ground of the button, in a browser and here', () => {
  const page =
    '<style>body { background: #111; color: white } button { color: white } .go { background-image: linear-gradient(red, navy) } .kept { background: var(--unknown) }</style>' +
    '<button class="go">Go</button><button class="kept">Keep</button><button>Plain</button>'
  expect(colorsOf(page).lines).toEqual([{ background: 'linear-gradient(red, navy)', color: 'white' }, {}, {}])
})

test('letters on a picture have a dark ground, and those cut out of a gradient are seen', () => {
  const page =
    '<style>.hero { background: url("a.jpg") center/cover; color: white } h1 { background: linear-gradient(red, navy); -webkit-background-clip: text; color: transparent }</style>' +
    '<section class="hero"><h1>Rome</h1><p>Book</p></section>'
  const hero = { background: 'linear-gradient(dimgray, dimgray) center/cover', color: 'white' }
  expect(colorsOf(page).lines).toEqual([hero, hero])
})
