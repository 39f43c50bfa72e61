import { expect, test } from 'vitest'
import { compareTexts } from '../../../renderer/review/compare/words'

/** The difference as text: [-gone-], {+new+}. */
const show = (before: string, after: string, language?: string) =>
  compareTexts(before, after, language)
    .flatMap(({ spans }) => spans)
    .map(({ kind, text }) => (kind === 'gone' ? `[-${text}-]` : kind === 'new' ? `{+${text}+}` : text))
    .join('')

test.each([
  ['One word.', 'One term.', 'One [-word-]{+term+}.'],
  ['A. B stays. C.', 'A. B stays. D.', 'A. B stays. [-C-]{+D+}.'],
  ['Costs $97.', 'Costs $99.', 'Costs $[-97-]{+99+}.'],
  ['Under 1 second.', 'Less than a second.', '[-Under 1 -]{+Less than a +}second.'],
  ['', 'New.', '{+New.+}'],
  ['Same.', 'Same.', 'Same.'],
])('%s → %s', (before, after, shown) => {
  expect(show(before, after)).toBe(shown)
})

test('a sentence that is rewritten shares no words with its neighbors', () => {
  const changed = compareTexts('It is hot. It is green. It is old.', 'It is hot. All leaves fell. It is old.')
  expect(changed.map(({ isChanged }) => isChanged)).toEqual([false, true, false])
})

test('languages without spaces have words too', () => {
  expect(show('私はお茶を飲みます。', '私は水を飲みます。', 'ja')).toBe('私は[-お茶-]{+水+}を飲みます。')
})

test('nothing of both texts is lost', () => {
  const [before, after] = ['One. Two!\n\n- three\n', 'One. Three?\n- four\n']
  const spans = compareTexts(before, after).flatMap(sentence => sentence.spans)
  const text = (kind: 'gone' | 'new') => spans.filter(span => span.kind === 'same' || span.kind === kind)
  expect(
    text('gone')
      .map(span => span.text)
      .join(''),
  ).toBe(before)
  expect(
    text('new')
      .map(span => span.text)
      .join(''),
  ).toBe(after)
})
