import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factNames, numberOf } from '../../../../renderer/site/islands/demos/dictated-mail/facts'
import { readNote } from '../../../../renderer/site/islands/demos/dictated-mail/read-note'
import { onEnd, onFacts, onGreeting } from '../../../../renderer/site/islands/demos/dictated-mail/remarks'
import * as rules from '../../../../renderer/site/islands/demos/dictated-mail/rules'
import { noteOf } from '../../../../renderer/site/islands/demos/dictated-mail/slots'
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
    ['Hi Ana,', 'I’m sorry, but we can’t make Thursday.'],
    'You said no reason, no new time, so none is made up.',
  ],
  ['Offer a short call.', ['Hi there,', 'Would a short call suit you?'], 'You said no day, so none is made up.'],
  [
    'Apologize to Mr. Lee for the delay and offer a 10% discount',
    ['Hi Mr. Lee,', 'We apologize for the delay.', 'We can offer a 10% discount.'],
    undefined,
  ],
  [
    'Push the meeting with Alex to next Wednesday at 2pm',
    ['Hi Alex,', 'I’m sorry, but we have to push the meeting. Would next Wednesday at 2pm suit you?'],
    undefined,
  ],
  [
    'let them know the lift is repaired on Friday',
    ['Hi there,', 'I wanted you to know that the lift is repaired on Friday.'],
    undefined,
  ],
  [
    'Tell Maria we need the signed contract by Friday. Ask whether she has questions.',
    [
      'Hi Maria,',
      'I wanted you to know that we need the signed contract by Friday.',
      'Could you tell us whether you have questions?',
    ],
    undefined,
  ],
  [
    'Tell Nina I’ll send the slides by Friday and ask her to book a room.',
    ['Hi Nina,', 'I wanted you to know that I’ll send the slides by Friday.', 'Could you please book a room?'],
    undefined,
  ],
  [
    'The contract must be signed by Friday, tell Maria.',
    ['Hi Maria,', 'I wanted you to know that the contract must be signed by Friday.'],
    undefined,
  ],
  [
    'Tell Anna we got her offer, and we will decide by the end of the month.',
    ['Hi Anna,', 'I wanted you to know that we got your offer, and we will decide by the end of the month.'],
    undefined,
  ],
  [
    'Tell Jo I can’t come Thursday since the kids are sick, maybe Friday at 3 instead?',
    ['Hi Jo,', 'I’m sorry, but I can’t make Thursday because the kids are sick. Would Friday at 3 suit you?'],
    undefined,
  ],
  [
    'Say hi to Claire and ask if she got the documents',
    ['Hi Claire,', 'Could you tell us whether you got the documents?'],
    'You said no deadline, so none is made up.',
  ],
  [
    'let anna know the contract is signed',
    ['Hi Anna,', 'I wanted you to know that the contract is signed.'],
    undefined,
  ],
  ['Tell Sam we need an answer by 5 p.m.', ['Hi Sam,', 'It would help us to hear from you by 5 p.m.'], undefined],
  [
    'Tell Maria I need the contract by Tuesday, otherwise we lose the slot',
    ['Hi Maria,', 'I need the contract by Tuesday, otherwise we lose the slot.'],
    undefined,
  ],
  [
    'Tell Maria I need the contract by Tuesday because the audit starts on Wednesday.',
    ['Hi Maria,', 'I need the contract by Tuesday because the audit starts on Wednesday.'],
    undefined,
  ],
  [
    'tell Maria we need her contract before the board meets so we can sign it',
    ['Hi Maria,', 'We need your contract before the board meets so we can sign it.'],
    undefined,
  ],
  [
    'tell Sam no, the demo moves to Thursday',
    ['Hi Sam,', 'I’m afraid the answer is no.', 'I wanted you to know that the demo moves to Thursday.'],
    undefined,
  ],
  [
    'Tell Sam no, I can’t make Thursday. Offer Monday.',
    ['Hi Sam,', 'I’m afraid the answer is no.', 'I’m sorry, but I can’t make Thursday. Would Monday suit you?'],
    'You said no reason, so none is made up.',
  ],
  [
    'ask Ben to sign the form before the site visit',
    ['Hi Ben,', 'Could you please sign the form before the site visit?'],
    'No date given for the site visit; none invented.',
  ],
  ['ask Jo for the draft by the end of May', ['Hi Jo,', 'Could we ask for the draft by the end of May?'], undefined],
  ['Ask Jim to send me the deck by Wed', ['Hi Jim,', 'Could you please send me the deck by Wed?'], undefined],
  ['Tell Sam yes', ['Hi Sam,', 'The answer is yes.'], undefined],
  ['Can you send me the report by Friday?', ['Hi there,', 'Could you please send me the report by Friday?'], undefined],
])('what the mail says of a note, and what is missing: %s', (note, paragraphs, red) => {
  expect(
    plainMail(writeMail(note, readNote(note), 'warm'))
      .split('\n\n')
      .slice(0, -1),
  ).toEqual(paragraphs)
  expect(onEnd(readNote(note))).toBe(red)
  expect(readNote(note).unread).toEqual([])
})

test.each([
  ['Offer Monday.', 'Facts as said: 1 of 1.'],
  ['Tell Ana the audit moved.', 'Facts as said: 2 of 2.'],
  [noteOf({}, 'review'), 'Facts as said: 5 of 5.'],
])('names the facts that were compared: %s', (note, remark) => {
  const reading = readNote(note)
  expect(onFacts(reading)).toBe(remark)
  const { greeting, paragraphs } = writeMail(note, reading, 'warm')
  const inMail = [greeting, ...paragraphs].flat().filter(piece => typeof piece === 'object' && 'fact' in piece)
  expect(inMail).toHaveLength(Object.keys(reading.facts).length)
})

test.each<[note: string, remark: string | undefined]>([
  [noteOf({}, 'review'), '“Her” is no name: put one in.'],
  [noteOf({}, 'invoices'), undefined],
  ['Tell the landlord the meeting moved', '“The landlord” is no name: put one in.'],
  ['Tell the team the meeting moved', undefined],
  ['Offer Monday.', 'No name is invented, so put one in.'],
  ['Maria needs to sign it.', 'No name is invented, so put one in.'],
  ['Offer Maria Monday.', undefined],
])('who it goes to: %s', (note, remark) => {
  expect(onGreeting(readNote(note))).toBe(remark)
})

test('no absence is claimed while any text went unread, and the facts of any note are counted without a gap', () => {
  const words = fc.constantFrom(
    ...'Tell her Ana we I can’t make Thursday , . the audit moved because Offer Monday or ask if she needs it by Friday need to sign before noon so and coffee'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), heard => {
      const reading = readNote(heard.join(' '))
      if (reading.unread.length > 0) expect(onEnd(reading) ?? '').not.toMatch(/^You said no/)
      const known = factNames.filter(name => reading.facts[name])
      const numbers = known.map(name => numberOf(name, reading)).toSorted()
      expect(numbers).toEqual(known.map((_, index) => index + 1))
    }),
    { numRuns: 1000 },
  )
})

test('the note on the page of the product becomes this mail', () => {
  const note = noteOf({}, 'invoices')
  expect(plainMail(writeMail(note, readNote(note), 'warm'))).toBe(
    'Hi Jonas,\n\nI’m sorry, but we can’t make Friday’s call because the invoices are late. ' +
      'Would Wednesday at 3 pm suit you?\n\n' +
      'Could you tell us whether the originals are needed before the site visit?\n\nWarm regards',
  )
})

test('no rule is so long that a phone needs long to prepare it', () => {
  const patternsIn = (value: unknown): RegExp[] =>
    value instanceof RegExp
      ? [value]
      : typeof value === 'object' && value
        ? Object.values(value).flatMap(patternsIn)
        : []
  const lengths = patternsIn({ ...rules }).map(({ source }) => source.length)
  expect(lengths.length).toBeGreaterThan(20)
  expect(Math.max(...lengths)).toBeLessThan(600)
})
