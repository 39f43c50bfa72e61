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

test('Joblyn: remarks quote the words that they are on, and all fillers are struck', () => {
  const html = renderToString(createElement(MarkedAnswer))
  expect(html.match(/<s [^>]*>[^<]*/g)?.map(one => one.replace(/.*>/, ''))).toEqual([
    'Basically',
    'sort of',
    'you know',
  ])
  expect(html).toMatch(/<mark[^>]*>a lot happier\.<\/mark>/)
  for (const quoted of ['“Basically” is the first of 3', '“We” twice', '“A lot happier” has no number'])
    expect(html).toContain(quoted)
  expect(html.match(/class="leader"/g)).toHaveLength(1)
  expect(html).toMatch(/a lot happier\.<\/mark><i class="leader">/)
  expect(html).toContain('Everyone was <mark class="bg-transparent">a lot happier.</mark>')
  expect(html.match(/<mark [^>]*>we</g)).toHaveLength(2)
})

test('CourseTranslate: at first all fits, and the closing line has the remark on what was shortened', () => {
  const html = slide({ language: 'fr' })
  expect(html.match(/class="leader"/g)).toHaveLength(1)
  expect(html).toMatch(/<s [^>]*>Ensuite\u00a0: fixez votre point de commande<\/s>/)
  expect(html).toMatch(
    /<mark>Fixez le point de commande<\/mark>.{0,60}<i class="leader"><\/i>.{0,60}Shortened by 13 characters, so that it fits its box\./,
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
