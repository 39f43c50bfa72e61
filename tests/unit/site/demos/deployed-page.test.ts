import { expect, test } from 'vitest'
import { inspect } from '../../../../renderer/site/islands/demos/deploy-timeline/inspect'
import { pageText } from '../../../../renderer/site/islands/demos/deploy-timeline/page-text'
import { samples } from '../../../../renderer/site/islands/demos/deploy-timeline/samples'
import { takeOutSecrets } from '../../../../renderer/site/islands/demos/deploy-timeline/secrets'

test('a picture has a place on the page, with what it shows or the name of its file', () => {
  const page = '<h1>Anna</h1><img src="/team/anna.jpg"><img src="b.png" alt="Our oven"><p>Hi</p>'
  expect(pageText(inspect(page)).lines).toMatchObject([
    { text: 'Anna', kind: 'heading' },
    { text: 'anna.jpg', kind: 'picture' },
    { text: 'Our oven', kind: 'picture' },
    { text: 'Hi', kind: 'text' },
  ])
})

test.each([
  [
    '<!doctype html><title>Rents</title><script>var a = "<p>no</p>"</script><h1>Rents</h1><p>Two rooms</p><li>$900',
    ['Rents', 'Two rooms', '$900'],
  ],
  ['export default function Tips() {\n  return <p>Tip: {bill} dollars</p>\n}', ['Tip: … dollars']],
  ['# Opening hours\n\nMonday to **Friday**\n- `nine` to five', ['Opening hours', 'Monday to Friday', 'nine to five']],
  [
    '# Prices\n\nSee [our prices](https://a.example/p) or ![the door](door.png)',
    ['Prices', 'See \u0001our prices\u0001 or the door'],
  ],
  ['export default () => <button onClick={() => add(1)}>Add one</button>', ['Add one']],
])('the phone shows the texts of %j', (code, lines) => {
  expect(pageText(inspect(code)).lines.map(({ text }) => text)).toEqual(lines)
})

test('the phone shows the heading of a page, not the title of its tab', () => {
  const page = '<title>Dog walks</title><h1>Dog walks in <b>Hackney</b></h1><p>Every day</p>'
  expect(pageText(inspect(page)).lines[0]).toMatchObject({ text: 'Dog walks in Hackney', kind: 'heading' })
})

test('a slider of the page is shown, and what depends on it follows', () => {
  const code = takeOutSecrets(samples.component)
  const texts = (states?: Record<string, number>) => pageText(inspect(code), states).lines
  expect(texts()).toMatchObject([
    { text: 'Tip calculator', kind: 'heading' },
    { text: 'Bill: 40 dollars', kind: 'line' },
    { text: 'Tip: 7.20 dollars', kind: 'line', slider: 100 },
  ])
  expect(texts({ bill: 75 }).map(({ text }) => text)).toEqual([
    'Tip calculator',
    'Bill: 75 dollars',
    'Tip: 13.50 dollars',
  ])
  const other = 'const [n, setN] = useState(3)\nreturn <label>{n * 2} of {total}<input type="range" max="12" /></label>'
  expect(pageText({ code: other, kind: 'react' }).lines).toMatchObject([
    { text: '6 of …', kind: 'line' },
    { text: '', kind: 'line', slider: 12 },
  ])
})

test.each([
  ['make me a page', []],
  [
    '<h1>Yoga</h1><div class="card"><strong>Morning</strong> 7:00</div><p>Bring a mat.</p>',
    ['Yoga', 'Morning 7:00', 'Bring a mat.'],
  ],
  ['<div>Soup <b>today</b></div>', ['Soup today']],
  ['<h1>Hello', ['Hello']],
  ['<div>\n<h2>About\n<p>We bake', ['About', 'We bake']],
  ['<marquee>Sale!</marquee><center><font size=7>WELCOME</font></center>', ['Sale!', 'WELCOME']],
  ['<p>Monday<br>Tuesday<br/>Friday</p>', ['Monday', 'Tuesday', 'Friday']],
  ['<div>Before<div>inner</div>after</div>', ['Before', 'inner', 'after']],
  ['<!-- <p>Old</p> --><p>New</p>', ['New']],
  ['<video src="a.mp4">Too old a browser</video><p>Film</p>', ['Film']],
  [
    '<style>.dialog { display: none } .dialog p { display: flex }</style><div class="dialog"><p>Thanks!</div>Shop',
    ['Shop'],
  ],
  ['<title>Shop</title><p>Open</p>', ['Open']],
  ['<h1 hidden>A</h1><nav class="hidden md:flex">B</nav><p style="overflow: hidden">C</p>', ['C']],
  ['Hello\n<b>bold</b> and <i>italic</i>', ['Hello bold and italic']],
  ['<b>Soup</b> today', ['Soup today']],
])('the phone shows %j as a browser would', (code, lines) => {
  expect(pageText(inspect(code)).lines.map(({ text }) => text)).toEqual(lines)
})

test('of a component the phone shows its elements, neither its name nor types and calls', () => {
  const code = `const App: React.FC<Props> = ({ name }) => {
  const [items, setItems] = useState<Item[]>([])
  const [count, setCount] = useState<number>(0)
  return (
    <main>
      <motion.h1 animate>Hello {name}</motion.h1>
      <ul>
        {items.map(item => (
          <li key={item.id}>{item.text}</li>
        ))}
      </ul>
      <Footer />
      {count > 3 && <p>Many<br />of them</p>}
    </main>
  )
}`
  expect(pageText(inspect(code)).lines.map(({ text }) => text)).toEqual(['Hello …', '…', 'Many', 'of them'])
})
