import { expect, test } from 'vitest'
import { breakRows, fitText, lengthChange, measure } from '../../../../renderer/site/islands/demos/slide-swap/fit'
import { type Language, parts, translations } from '../../../../renderer/site/islands/demos/slide-swap/slides'
import { type Choice, swapSlide } from '../../../../renderer/site/islands/demos/slide-swap/swap'

const swap = (language: Language, choice: Partial<Choice> = {}) => {
  const translation = translations.find(({ value }) => value === language)
  if (!translation) throw new Error(`There is no slide in ${language}.`)
  return swapSlide(translation, { keepTerm: true, wording: 'full', ...choice })
}
const fallen = (texts: ReturnType<typeof swap>) => texts.filter(({ over }) => over > 0).map(({ name }) => name)

test('a text breaks at its spaces', () => {
  expect(breakRows('Reorder when stock reaches the line.', 26)).toEqual(['Reorder when stock reaches', 'the line.'])
})

test('a word longer than its row has a row of its own', () => {
  expect(breakRows('Der Sicherheitsbestand reicht', 10)).toEqual(['Der', 'Sicherheitsbestand', 'reicht'])
})

test('a no-break space holds a term together', () => {
  expect(breakRows('Der Lead\u00a0Time', 8)).toEqual(['Der', 'Lead\u00a0Time'])
})

test('Japanese breaks between phrases, whose characters are two wide', () => {
  expect(measure('発注\u200b点')).toBe(6)
  expect(breakRows('線まで\u200b減ったら\u200b再発注します。', 14)).toEqual([
    '線まで\u200b減ったら\u200b',
    '再発注します。',
  ])
  expect(breakRows('再発注します。', 8)).toEqual(['再発注します。'])
})

test('a long German label can be parted, and is as long as without it', () => {
  expect(measure('Lager\u00adbestand')).toBe(12)
  expect(fitText('Lager\u00adbestand', { columns: 13, rows: 2 }).rows).toHaveLength(1)
})

test('what does not fit is counted in rows', () => {
  expect(fitText('one two three four', { columns: 9, rows: 1 })).toEqual({
    rows: ['one two', 'three', 'four'],
    over: 2,
  })
})

test('length is compared with the source in percent, and a wide character counts twice', () => {
  expect(lengthChange('Stock', 'Existencias')).toBe(120)
  expect(lengthChange('Reorder point', '発注点')).toBe(-54)
})

test('every language has every text of the slide, and the source, which is none of them, fits', () => {
  for (const { texts } of translations) expect(texts).toHaveLength(parts.length)
  expect(translations.map(({ name }) => name)).not.toContain('English')
  expect(fallen(swap('de', { wording: 'source' }))).toEqual([])
})

test('German in full falls out of five boxes', () => {
  expect(fallen(swap('de'))).toEqual(['Title', 'Point 1', 'Point 2', 'Point 3', 'On screen'])
})

test('the shorter wording makes every language fit', () => {
  for (const { value } of translations)
    for (const keepTerm of [true, false])
      expect([value, ...fallen(swap(value, { wording: 'shorter', keepTerm }))]).toEqual([value])
})

test('a shorter wording is used only where the full one falls out of its box', () => {
  const texts = swap('fr', { wording: 'shorter' })
  expect(texts.filter(({ shortened }) => shortened > 0).map(({ name }) => name)).toEqual(fallen(swap('fr')))
})

test('a shorter wording says by how many characters it is shorter', () => {
  const [full, shorter] = [swap('fr'), swap('fr', { wording: 'shorter' })].map(texts => texts.at(-1))
  expect(full).toMatchObject({ text: 'Ensuite\u00a0: fixez votre point de commande', shortened: 0 })
  expect(shorter).toMatchObject({ text: 'Fixez le point de commande', shortened: 13 })
})

test('the glossary term stays English in its two places, or is translated in both', () => {
  const holding = (keepTerm: boolean) =>
    swap('es', { keepTerm }).filter(({ text }) => /lead\u00a0time/i.test(text)).length
  expect(holding(true)).toBe(2)
  expect(holding(false)).toBe(0)
})
