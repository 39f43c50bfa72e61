import { expect, test } from 'vitest'
import { inspect } from '../../../../renderer/site/islands/demos/deploy-timeline/inspect'
import { pageText } from '../../../../renderer/site/islands/demos/deploy-timeline/page-text'

const colorsOf = (code: string) => {
  const { colors, headingColors, lines } = pageText(inspect(code))
  return { page: colors, heading: headingColors, lines: lines.map(line => line.colors) }
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

test('the part that the first words are in is the ground of a page', () => {
  const page =
    '<body style="background: linear-gradient(135deg, #667eea, #764ba2)"><div class=x style="background:white"><h1>Hi</h1></div><div style="background:red">Later</div>'
  expect(colorsOf(page).page).toEqual({ background: 'white' })
  const component =
    "export default function Card() {\n  return <div style={{ backgroundColor: 'linen', color: 'navy' }} onClick={() => go()}><p>Hi</p></div>\n}"
  expect(colorsOf(component).page).toEqual({ background: 'linen', color: 'navy' })
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
