// Reaches the browser, when a visitor uses the DeployTimeline figure.

export type Sample = 'page' | 'component'

/** Sample snippets such as a chat assistant writes; the second contains an invented key. */
export const samples: Record<Sample, string> = {
  page: `<body style="background: linen">
<h1>Bakery price list</h1>
<p>Baked before six, sold until two.</p>
<ul>
  <li>Rye loaf: $6</li>
  <li>Six rolls: $4</li>
  <li>Seed bread: $7</li>
  <li>Plum cake: $5</li>
</ul>
<footer style="background: sandybrown">
  Sold out? Call 555 0134</footer>
<script
  src="https://cdn.example/sort.js"></script>`,
  component: `import { useState } from 'react'
const apiKey = 'example-key-not-in-use'

export default function TipCalculator() {
  const [bill, setBill] = useState(40)
  const move = e => setBill(e.target.value)
  return <main>
    <h1>Tip calculator</h1>
    <label>Bill: {bill} dollars
      <input type="range" onChange={move} />
      Tip: {(bill * 0.18).toFixed(2)} dollars
    </label></main>
}`,
}
