import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import MarkedAnswer from '../../../../../renderer/site/islands/demos/marked-answer/MarkedAnswer.island'
import { onFit, remarkOn } from '../../../../../renderer/site/islands/demos/slide-swap/remarks'
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
  expect(html).not.toContain('<s ')
  expect(html).toMatch(
    /<mark>Fixez le point de commande<\/mark>.{0,60}<i class="leader"><\/i>.{0,60}Shortened by 13 characters, so that it fits its box\..{0,40}<q lang="fr">Ensuite\u00a0: fixez votre point de commande<\/q>/,
  )
})

test('CourseTranslate: what overflows is counted beside the settings, and the last text has its own remark', () => {
  const french = translations.find(({ value }) => value === 'fr')
  const texts = french ? swapSlide(french, { format: '16:9', keepTerm: true, wording: 'full' }) : []
  expect(onFit(texts)).toBe('3 of 8 texts fall out of their box.')
  expect(remarkOn(texts)).toBe('2 rows, and room for 1.')
})

test('CourseTranslate: texts that fit have no line', () => {
  const html = slide({ language: 'en' })
  expect(html).toContain('Every text has room.')
  expect(html).not.toContain('class="leader"')
})
