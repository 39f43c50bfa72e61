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

test('CourseTranslate: at first German falls out of its boxes, and each says by how much it is longer', () => {
  const html = slide({})
  expect(html.match(/class="box is-over"/g)).toHaveLength(5)
  for (const change of ['63', '41', '47', '61', '29']) expect(html).toContain(`<b>+${change}%</b>`)
  expect(html).toContain('<b>+40%</b> on the whole slide')
  expect(html).toMatch(/<mark>festlegen<\/mark>.{0,60}<i class="leader"><\/i>.{0,60}2 lines, and room for 1\./)
})

test('CourseTranslate: a shortened text fits, and each shows what it was', () => {
  const html = slide({ language: 'fr', wording: 'shorter' })
  expect(html).not.toContain('is-over')
  expect(html.match(/✓ was <q lang="fr">[^<]+/g)).toHaveLength(5)
  expect(html).toContain('✓ was <q lang="fr">Ensuite\u00a0: fixez votre point de commande</q>')
})

test('CourseTranslate: the source has no line, and is no target', () => {
  const html = slide({ wording: 'source' })
  expect(html).toContain('Every text has room.')
  expect(html).not.toContain('class="leader"')
  expect(html).not.toContain('<option value="en"')
})
