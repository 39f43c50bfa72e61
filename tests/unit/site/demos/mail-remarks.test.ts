import { expect, test } from 'vitest'
import type { FactName } from '../../../../renderer/site/islands/demos/dictated-mail/facts'
import { readNote } from '../../../../renderer/site/islands/demos/dictated-mail/read-note'
import { onEnd, onFacts } from '../../../../renderer/site/islands/demos/dictated-mail/remarks'
import { plainMail, writeMail } from '../../../../renderer/site/islands/demos/dictated-mail/write-mail'

test.each<[note: string, paragraphs: string[], red: string | undefined]>([
  [
    'Tell Sam the contract is signed, thank him for waiting, and invite him to lunch on Friday',
    [
      'Hi Sam,',
      'I wanted you to know that the contract is signed.',
      'Thank you for waiting. We would like to invite you to lunch on Friday.',
    ],
    undefined,
  ],
  ['Thank Lisa for the flowers', ['Hi Lisa,', 'Thank you for the flowers.'], undefined],
  ['Congratulate Ben on his promotion.', ['Hi Ben,', 'Congratulations on your promotion.'], undefined],
  ['Apologize to Kim for missing the call', ['Hi Kim,', 'We apologize for missing the call.'], undefined],
  ['Hi Peter, thanks for lunch yesterday.', ['Hi Peter,', 'Thank you for lunch yesterday.'], undefined],
  ['Tell Ana thank you', ['Hi Ana,', 'Thank you.'], undefined],
  ['Ask Maria to send the report by Monday', ['Hi Maria,', 'Could you please send the report by Monday?'], undefined],
  [
    'Ask Ana to call Tom and thank him',
    ['Hi Ana,', 'Could you please call Tom and thank him?'],
    'You said no deadline, so none is made up.',
  ],
  [
    'Tell Ana we can’t make Thursday.',
    ['Hi Ana,', 'Thank you for holding Thursday. I’m sorry, but we can’t make it.'],
    'You said no reason and no new time, so none is made up.',
  ],
  ['Offer a short call.', ['Hi there,', 'Would a short call suit you?'], 'You said no day, so none is made up.'],
  [
    'let them know the lift is repaired on Friday',
    ['Hi there,', 'I wanted you to know that the lift is repaired on Friday.'],
    undefined,
  ],
])('what the mail says of a note, and what is missing: %s', (note, paragraphs, red) => {
  expect(
    plainMail(writeMail(note, readNote(note), 'warm'))
      .split('\n\n')
      .slice(0, -1),
  ).toEqual(paragraphs)
  expect(onEnd(readNote(note))).toBe(red)
  expect(readNote(note).unread).toEqual([])
})

test.each<[numbers: FactName[], remark: string | undefined]>([
  [[], undefined],
  [['question'], 'Fact 5 is as you said it.'],
  [['day', 'reason'], 'Facts 2 and 3 are as you said them.'],
  [['day', 'offer', 'question'], 'Facts 2, 4 and 5 are as you said them.'],
  [['day', 'reason', 'offer', 'question', 'deadline'], 'Facts 2 to 6 are as you said them.'],
])('names the facts that were compared: %j', (names, remark) => {
  expect(onFacts(names.map(fact => ({ fact, text: fact })))).toBe(remark)
})
