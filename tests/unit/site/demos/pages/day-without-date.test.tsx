import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import DayDial from '../../../../../renderer/site/islands/demos/day-dial/DayDial.island'

test('without a date the dial asks for one and says nothing of the day', () => {
  const html = renderToString(createElement(DayDial, { date: '' }))
  expect(html).toContain('No day is chosen.')
  expect(html).toContain('Choose a date, and the periods follow.')
  expect(html).not.toContain('This day has no periods')
})
