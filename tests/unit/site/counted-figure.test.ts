import { expect, test } from 'vitest'
import { figureAt, parseFigure } from '../../../renderer/site/islands/motion/figure'

/** The texts of a counted figure at the start, half-way and at the end. */
const course = (text: string) => {
  const figure = parseFigure(text)
  return figure && [0, 0.5, 1].map(progress => figureAt(figure, progress))
}

test('a figure has the same notation while it counts', () => {
  expect(course('20,000+')).toEqual(['0+', '10,000+', '20,000+'])
  expect(course('1000+')).toEqual(['0+', '500+', '1000+'])
  expect(course('99.9%')).toEqual(['0.0%', '50.0%', '99.9%'])
  expect(course('4.83/5')).toEqual(['0.00/5', '2.42/5', '4.83/5'])
  expect(course('50B+')).toEqual(['0B+', '25B+', '50B+'])
  expect(course('About 10h')).toEqual(['About 0h', 'About 5h', 'About 10h'])
  expect(course('under 500ms')).toEqual(['under 0ms', 'under 250ms', 'under 500ms'])
  expect(course('$97')).toEqual(['$0', '$49', '$97'])
  expect(course('10 min')).toEqual(['0 min', '5 min', '10 min'])
})

test('every figure ends as it was written', () => {
  for (const text of ['3.2x', '300%+', '<1 second', '10,000+', '14 days', '7', '700+'])
    expect(course(text)?.[2]).toBe(text)
})

test('what is no measured number stays as it is', () => {
  for (const text of ['SOC 2', '24/7', '4-12', '4–12', '$0', 'Mon-Fri', 'L5', '1-2 weeks', '', 'ISO 27001', '9am-6pm'])
    expect(course(text), text).toBeUndefined()
})
