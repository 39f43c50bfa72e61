import { expect, test } from 'vitest'
import { readNote } from '../../../../renderer/site/islands/demos/dictated-mail/read-note'
import { plainMail, writeMail } from '../../../../renderer/site/islands/demos/dictated-mail/write-mail'

const paragraphsOf = (note: string) =>
  plainMail(writeMail(note, readNote(note), 'warm'))
    .split('\n\n')
    .slice(0, -1)
const unreadOf = (note: string) => readNote(note).unread.map(({ from, to }) => note.slice(from, to))

/** Notes of readers who saw the example for the first time, with the warm mail. */
test.each<[note: string, paragraphs: string[]]>([
  [
    'hey can you let john know that the shipment is delayed til next week, sorry about that, we’ll give him 10% off',
    [
      'Hi John,',
      'I wanted you to know that the shipment is delayed til next week.',
      'Sorry about that. We’ll give you 10% off.',
    ],
  ],
  ['Hi, can you ask Eva if she’s free?', ['Hi Eva,', 'Could you tell us whether you’re free?']],
  ['could you please tell maria the room is booked', ['Hi Maria,', 'I wanted you to know that the room is booked.']],
  [
    'Decline the invitation to the conference in Berlin, thank them, maybe next year',
    [
      'Hi there,',
      'I’m sorry, but we have to decline the invitation to the conference in Berlin. Would next year suit you?',
      'Thank you.',
    ],
  ],
  [
    'Tell Ana the contract is signed. Tell her we need two rooms by Friday. Ask if she is free. Also ask if she can bring the slides, and ask her to book a room.',
    [
      'Hi Ana,',
      'I wanted you to know that the contract is signed.',
      'We need two rooms by Friday.',
      'Could you tell us whether you are free?',
      'Could you also tell us whether you can bring the slides? Could you also book a room?',
    ],
  ],
  [
    'Tell Ana the contract is signed. Tell her we can’t make Thursday.',
    ['Hi Ana,', 'The contract is signed.', 'I’m sorry, but we can’t make Thursday.'],
  ],
  [
    'We need to postpone the launch to June 12 because the audit isn’t done. Tell Raj.',
    ['Hi Raj,', 'I’m sorry, but we have to postpone the launch to June 12 because the audit isn’t done.'],
  ],
  [
    'Email Tom. We got the proposal, price is too high, can he do 20k instead of 25k? Need answer by Thursday',
    [
      'Hi Tom,',
      'We got the proposal, price is too high.',
      'Could you please do 20k instead of 25k? It would help us to hear from you by Thursday.',
    ],
  ],
  [
    'please ask Dr. Weber for the lab results by Monday morning, it’s urgent',
    ['Hi Dr. Weber,', 'Could you please send us the lab results by Monday morning?', 'It’s urgent.'],
  ],
  ['Reply to Chris: yes, but not before May', ['Hi Chris,', 'The answer is yes, but not before May.']],
  [
    'I’m running 15 minutes late for the 3pm with Elena',
    ['Hi there,', 'I’m running 15 minutes late for the 3pm with Elena.'],
  ],
  ['thx', ['Hi there,', 'Thank you.']],
  ['Tell Lisa thx for the slides', ['Hi Lisa,', 'Thank you for the slides.']],
])('a first note: %s', (note, paragraphs) => {
  expect(paragraphsOf(note)).toEqual(paragraphs)
  expect(unreadOf(note)).toEqual([])
})

/** The notes in the table of the product's page, for which it shows finished drafts. */
test.each<[note: string, paragraphs: string[]]>([
  ['No. Thank her. Next quarter.', ['I’m afraid the answer is no. Thank you.', 'Would next quarter suit you?']],
  [
    'Yes to the partial delivery. The dock lead signs. Ask what slipped.',
    ['The answer is yes to the partial delivery. The dock lead signs.', 'Could you tell us what slipped?'],
  ],
  ['The controller presents.', ['The controller presents.']],
  ['Yes, the second week.', ['The answer is yes.', 'Would the second week suit you?']],
])('a note of the page: %s', (note, paragraphs) => {
  expect(paragraphsOf(note).slice(1)).toEqual(paragraphs)
  expect(unreadOf(note)).toEqual([])
})

test('thanks that would be wrong English stay as they were said', () => {
  expect(readNote('Thank her Monday').courtesies).toMatchObject([{ isUnread: true }])
})
