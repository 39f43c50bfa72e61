import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import DayDial from '../../../../../renderer/site/islands/demos/day-dial/DayDial.island'
import MarkedAnswer from '../../../../../renderer/site/islands/demos/marked-answer/MarkedAnswer.island'
import { remarksOn } from '../../../../../renderer/site/islands/demos/slide-swap/remarks'
import SlideSwap, { type SlideSwapProps } from '../../../../../renderer/site/islands/demos/slide-swap/SlideSwap.island'
import { translations } from '../../../../../renderer/site/islands/demos/slide-swap/slides'
import { swapSlide } from '../../../../../renderer/site/islands/demos/slide-swap/swap'

const slide = (props: SlideSwapProps) => renderToString(createElement(SlideSwap, props))

test('Joblyn: the line to a remark begins at the words that the remark is on', () => {
  const html = renderToString(createElement(MarkedAnswer))
  expect(html).toContain('<mark>Basically</mark><i class="leader"></i><span class="relative')
  expect(html).toContain('<mark>a lot happier.</mark><i class="leader"></i>')
  expect(html).not.toContain('complaints.<i class="leader">')
})

test('CourseTranslate: at first all fits, and the closing line has the remark on what was shortened', () => {
  const html = slide({ language: 'fr' })
  expect(html.match(/class="leader"/g)).toHaveLength(1)
  expect(html).toMatch(
    /<mark>Fixez votre point de commande<\/mark>.{0,60}<i class="leader"><\/i>.{0,60}Shortened by 10 characters, so that it fits its box\./,
  )
})

test('CourseTranslate: the first text that overflows has the remark on all of them, the last its own', () => {
  const french = translations.find(({ value }) => value === 'fr')
  const texts = french ? swapSlide(french, { format: '16:9', keepTerm: true, wording: 'full' }) : []
  expect(remarksOn(texts)).toEqual({
    Title: '3 of 8 texts fall out of their box.',
    'On screen': '2 rows, and room for 1.',
  })
})

test('CourseTranslate: texts that fit have no line', () => {
  const html = slide({ language: 'en' })
  expect(html).toContain('Every text has room.')
  expect(html).not.toContain('class="leader"')
})

test('ShubhAI: the remark on the first name of the night is in its row', () => {
  const [, night = ''] = renderToString(createElement(DayDial)).split('aria-label="Night"')
  const [first = ''] = night.split('</li>')
  expect(first).toContain('The night starts five names after')
})
