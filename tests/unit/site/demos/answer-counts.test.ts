import { expect, test } from 'vitest'
import { mark } from '../../../../renderer/site/islands/demos/marked-answer/marking'
import { samples } from '../../../../renderer/site/islands/demos/marked-answer/samples'

test.each([
  samples.first,
  samples.second,
  'In my last job I led the CRM migration. I cut costs by 12% in March. Sales rose 12% after I changed the page.',
])('each word of an answer counts in one part: %s', answer => {
  const { share, words } = mark(answer)
  expect(Object.values(share).reduce((sum, part) => sum + part)).toBe(words)
})

test('a line of two parts is divided where its second part begins', () => {
  expect(mark('In my last job I led the CRM migration.').share).toMatchObject({ situation: 4, action: 5 })
})

test('what is announced “as a result” is a result alone', () => {
  const line = 'As a result we shipped four days before the audit, and complaints fell from 60 to 9 in a month.'
  expect(mark(line).lines.map(({ part, also }) => [part, also])).toEqual([['result', undefined]])
})
