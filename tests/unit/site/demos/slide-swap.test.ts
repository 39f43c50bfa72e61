import { expect, test } from 'vitest'
import { breakRows, fitText, measure, widthChange } from '../../../../renderer/site/islands/demos/slide-swap/fit'
import { type Language, places, translations } from '../../../../renderer/site/islands/demos/slide-swap/slides'
import { type Choice, swapSlide } from '../../../../renderer/site/islands/demos/slide-swap/swap'

const swap = (language: Language, choice: Partial<Choice> = {}) => {
  const translation = translations.find(({ value }) => value === language)
  if (!translation) throw new Error(`There is no slide in ${language}.`)
  return swapSlide(translation, { keepTerm: true, wording: 'full', ...choice })
}
const fallen = (texts: ReturnType<typeof swap>) => texts.filter(({ over }) => over > 0).map(({ source }) => source)

test('a text breaks at its spaces', () => {
  expect(breakRows('Reorder when stock reaches the line.', 1250)).toEqual(['Reorder when stock reaches', 'the line.'])
})

test('a word longer than its row has a row of its own', () => {
  expect(breakRows('Der Sicherheitsbestand reicht', 500)).toEqual(['Der', 'Sicherheitsbestand', 'reicht'])
})

test('a no-break space holds a term together', () => {
  expect(breakRows('Der Lead\u00a0Time', 450)).toEqual(['Der', 'Lead\u00a0Time'])
})

test('Japanese breaks between phrases, whose characters are as wide as high', () => {
  expect(measure('発注\u200b点')).toBe(300)
  expect(breakRows('線まで\u200b減ったら\u200b再発注します。', 700)).toEqual([
    '線まで\u200b減ったら\u200b',
    '再発注します。',
  ])
  expect(breakRows('再発注します。', 400)).toEqual(['再発注します。'])
})

test('a long German label can be parted, and is as long as without it', () => {
  expect(measure('Lager\u00adbestand')).toBe(measure('Lagerbestand'))
  expect(fitText('Lager\u00adbestand', { width: 700, rows: 2 }).rows).toHaveLength(1)
})

test('what does not fit is counted in rows', () => {
  expect(fitText('one two three four', { width: 400, rows: 1 })).toEqual({
    rows: ['one two', 'three', 'four'],
    over: 2,
  })
})

test('widths are compared with the source in percent: a narrow letter counts less than a wide one', () => {
  expect(measure('illi')).toBeLessThan(measure('mm'))
  expect(widthChange('Stock', 'Stock')).toBe(0)
  expect(widthChange('Reorder point', '発注点')).toBe(-50)
})

test('a text with as many letters as another fits where its letters are narrower', () => {
  const lead = (language: Language) => swap(language)[1]?.over
  expect([lead('es'), lead('pt'), lead('de')]).toEqual([0, 0, 1])
})

test('every language has every text of the slide, and the source, which is none of them, fits', () => {
  for (const { texts } of translations) expect(texts).toHaveLength(places.length)
  expect(translations.map(({ name }) => name)).not.toContain('English')
  expect(fallen(swap('de', { wording: 'source' }))).toEqual([])
})

test('German in full falls out of five boxes', () => {
  expect(fallen(swap('de'))).toEqual([
    'Safety stock covers late deliveries',
    'Lead\u00a0time runs from order to arrival.',
    'Safety stock lasts while you wait.',
    'Reorder when stock reaches the line.',
    'Next: set your reorder point',
  ])
})

test.each([0, 1])('slide %i: the shorter wording makes every language fit, in full some texts fall out', slide => {
  for (const { value } of translations)
    for (const keepTerm of [true, false])
      expect([value, ...fallen(swap(value, { wording: 'shorter', keepTerm, slide }))]).toEqual([value])
  // In no language "Shortened" shows the same slide.
  for (const { value } of translations) expect(fallen(swap(value, { slide })).length).toBeGreaterThan(1)
  expect(fallen(swap('de', { wording: 'source', slide }))).toEqual([])
})

test('the second slide has a table: its headings are labels of the first, with the same room', () => {
  const labels = swap('de', { slide: 1 }).filter(({ place }) => place === 'label')
  expect(labels.map(({ text }) => text)).toEqual(['Lead\u00a0Time', 'Melde\u00adbestand'])
  expect(labels.every(({ over }) => over === 0)).toBe(true)
})

test.each([0, 1])(
  'slide %i: no text is so near to the end of its box that letters may fall out where it says they fit',
  slide => {
    const close = translations.flatMap(({ value }) =>
      (['full', 'shorter'] as const).flatMap(wording =>
        [true, false].flatMap(keepTerm =>
          swap(value, { wording, keepTerm, slide })
            .filter(({ text, box }) => box.rows === 1 && Math.abs(measure(text) / box.width - 1) < 0.03)
            .map(({ text, box }) => `${value}: ${text} ${measure(text)} of ${box.width}`),
        ),
      ),
    )
    expect(close).toEqual([])
  },
)

test('a shorter wording is used only where the full one falls out of its box', () => {
  const texts = swap('fr', { wording: 'shorter' })
  expect(texts.filter(({ isShortened }) => isShortened).map(({ source }) => source)).toEqual(fallen(swap('fr')))
})

test('a shorter wording is a sentence that a reader of the language would write', () => {
  const point = (language: Language, place: number, keepTerm = true) =>
    swap(language, { wording: 'shorter', keepTerm })[place]?.text
  expect(point('fr', 1)).toBe('Lead\u00a0time\u00a0: de la commande à la réception.')
  expect(point('fr', 1, false)).toBe('Délai\u00a0: de la commande à la réception.')
  expect(point('de', 0)).toBe('Sicherheitsbestand gleicht Verspätungen aus')
  expect(point('es', 3)).toContain('stock')
  expect(point('pt', 3)).toContain('estoque')
})

test('the glossary term stays English in its two places, or is translated in both', () => {
  const holding = (keepTerm: boolean) =>
    swap('es', { keepTerm }).filter(({ text }) => /lead\u00a0time/i.test(text)).length
  expect(holding(true)).toBe(2)
  expect(holding(false)).toBe(0)
})
