import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import MarkedAnswer from '../../../../../renderer/site/islands/demos/marked-answer/MarkedAnswer.island'
import SlideSwap, { type SlideSwapProps } from '../../../../../renderer/site/islands/demos/slide-swap/SlideSwap.island'

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

test('CourseTranslate: shortened, every text has room, and what each was is struck', () => {
  const html = slide({ wording: 'shorter' })
  expect(html).not.toContain('is-over')
  expect(html).toContain('Every text has room. 5 took a shorter wording.')
  expect(html.match(/<small><s>[^<]+/g)).toHaveLength(5)
  expect(html).toContain('<small><s>Der Sicherheitsbestand gleicht verspätete Lieferungen aus</s>')
  expect(html).toContain('shortened by hand')
})

test('CourseTranslate: at first German in full falls out of its boxes, and each says by how much it is wider', () => {
  const html = slide({})
  expect(html.match(/class="box is-over"/g)).toHaveLength(5)
  for (const change of ['73', '49', '52', '55', '39']) expect(html).toContain(`<b>+${change}%</b>`)
  expect(html).toContain('<b>+44%</b> width against English')
  expect(html).toMatch(/<mark>Lieferungen aus<\/mark>/)
  expect(html).toContain('5 of 8 texts fall out of their box. The widest: +73%.')
})

test('CourseTranslate: the source falls out of no box, and is no target', () => {
  const html = slide({ wording: 'source' })
  expect(html).not.toContain('is-over')
  expect(html).not.toContain('<option value="en"')
})
