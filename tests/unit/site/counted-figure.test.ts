import { expect, test } from 'vitest'
import { figureAt, parseFigure } from '../../../renderer/site/islands/motion/figure'

/** The texts of a counted figure at the start, half-way and at the end. */
const course = (text: string) => {
  const figure = parseFigure(text)
  return figure && [0, 0.5, 1].map(progress => figureAt(figure, progress))
}

test('a figure has the same notation while it counts, and ends as it was written', () => {
  expect(course('20,000+')).toEqual(['0+', '10,000+', '20,000+'])
  expect(course('1000+')).toEqual(['0+', '500+', '1000+'])
  expect(course('15+')).toEqual(['0+', '8+', '15+'])
})

test('numbers on the way have three digits that count, and others are zero', () => {
  const shown = (text: string, ...progress: number[]) => {
    const figure = parseFigure(text)
    return figure && progress.map(each => figureAt(figure, each))
  }
  expect(shown('500+', 0.98, 0.99, 0.9985, 1)).toEqual(['490+', '495+', '499+', '500+'])
  expect(shown('20,000+', 0.98, 0.9849, 1)).toEqual(['19,600+', '19,700+', '20,000+'])
  expect(shown('1,234+', 0.98, 1)).toEqual(['1,210+', '1,234+'])
})

test('what would be false half way is printed as it is', () => {
  for (const text of ['99.9%', '4.83/5', '3.2x', '300%+', '<1 second', '$97', '7', '10 min', 'under 500ms', '50B+'])
    expect(course(text), text).toBeUndefined()
  for (const text of ['SOC 2', '24/7', '4-12', '4–12', '0+', 'Mon-Fri', 'L5', '1-2 weeks', '', 'ISO 27001', '9am-6pm'])
    expect(course(text), text).toBeUndefined()
})
