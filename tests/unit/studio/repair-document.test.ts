import { expect, test } from 'vitest'
import { markText } from '../../../renderer/studio/marks/mark-text'
import { repairDocument } from '../../../renderer/studio/marks/repair-document'

const price = markText('$9', 3)

test('marks stay where the text is shown as it is', () => {
  expect(repairDocument(`<p>${price} a month</p>`, '<p>$9 a month</p>')).toBe(`<p>${price} a month</p>`)
})

test('what nobody sees, such as structured data and attributes, is that of the plain page', () => {
  const plain = '<script type="application/ld+json">{"price":9}</script><p data-length="2">$9</p>'
  const marked = `<script type="application/ld+json">{"price":null}</script><p data-length="5">${price}</p>`
  expect(repairDocument(marked, plain)).toBe(
    `<script type="application/ld+json">{"price":9}</script><p data-length="2">${price}</p>`,
  )
})

test('a text that begins or ends with an element has its marks', () => {
  const marked = `<p>${markText('<a href="/">Write</a> to <b>us</b>', 3)}</p>`
  expect(repairDocument(marked, '<p><a href="/">Write</a> to <b>us</b></p>')).toBe(marked)
})

test('a title that code makes of a marked text is that of the plain page', () => {
  expect(repairDocument(`<title>${price}</title><p>${price}</p>`, '<title>Nine</title><p>$9</p>')).toBe(
    `<title>Nine</title><p>${price}</p>`,
  )
})

test.each([
  ['another text', `<p>${price}</p>`, '<p>nine dollars</p>'],
  ['another element', `<b>${price}</b>`, '<i>$9</i>'],
  ['another number of elements', `<p>${price}</p><p>${price}</p>`, '<p>$9</p>'],
])('a page with %s can not be repaired', (_, marked, plain) => {
  expect(repairDocument(marked, plain)).toBeUndefined()
})
