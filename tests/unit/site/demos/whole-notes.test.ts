import { expect, test } from 'vitest'
import { readNote } from '../../../../renderer/site/islands/demos/dictated-mail/read-note'
import { onEnd } from '../../../../renderer/site/islands/demos/dictated-mail/remarks'
import { type Tone, tones } from '../../../../renderer/site/islands/demos/dictated-mail/wording'
import { plainMail, writeMail } from '../../../../renderer/site/islands/demos/dictated-mail/write-mail'

const mailOf = (note: string, tone: Tone = 'warm') => plainMail(writeMail(note, readNote(note), tone))
/** The paragraphs of a mail between its greeting and its last words. */
const saidIn = (note: string, tone?: Tone) => mailOf(note, tone).split('\n\n').slice(1, -1)

const notes = [
  'Tell Mark I can’t come to the meeting on Tuesday, my train is late. Offer Friday.',
  'Write an email to Sam about the invoice, we need an answer by Friday',
  'Cancel lunch with Ben on Monday because I am ill, and ask if Tuesday works',
  'Thank Lisa for the slides, tell her option B is expensive and remind her of the call',
  'Hi Tom, Friday does not work for me. Maybe next week? The contract is signed.',
  'reschedule the call with the team from Monday to Wednesday at 3',
  'Say sorry to the customer for the delay and offer a discount',
]

test.each(notes)('no word of a note is missing in its mail, wherever it is said: %s', note => {
  const said = note.split(' ')
  for (const word of ['urgent', 'budget'])
    for (let at = 0; at <= said.length; at += 1) {
      const longer = [...said.slice(0, at), word, ...said.slice(at)].join(' ')
      const { stand = '' } = readNote(longer)
      for (const tone of tones) expect(mailOf(longer, tone).toLowerCase() + stand, longer).toContain(word)
    }
})

test('an event is called off with its name', () => {
  const note = 'Tell Mark I can’t come to the budget meeting on Tuesday because my train is late'
  expect(tones.map(tone => saidIn(note, tone))).toEqual([
    ['I can’t make the budget meeting on Tuesday: my train is late.'],
    ['I’m sorry, but I can’t make the budget meeting on Tuesday because my train is late.'],
    ['Because my train is late, I am unable to make the budget meeting on Tuesday.'],
  ])
  expect(saidIn('we can’t make the review on Tuesday')).toEqual(['I’m sorry, but we can’t make the review on Tuesday.'])
})

test.each([
  ['Tell him too expensive.', 'Too expensive.'],
  ['Tell Sam that one is wrong', 'That one is wrong.'],
  ['Tell Ana we can’t make Friday, so book the room', 'So book the room.'],
])('words that change the meaning of others stay: %s', (note, last) => {
  expect(saidIn(note).at(-1)).toBe(last)
})

test.each([
  ['Please tell the landlord the heating is broken again and we need someone today', 'We need someone today.'],
  ['Offer a 10% discount', 'We can offer a 10% discount.'],
])('nobody is asked for a leave or a favor that the note does not ask for: %s', (note, last) => {
  for (const tone of tones) expect(saidIn(note, tone).at(-1)).toBe(last)
  expect(onEnd(readNote(note))).toBeUndefined()
})

test('a greeting without a name says no time of day', () => {
  for (const note of ['', 'Tell the client the parcel arrived.']) expect(mailOf(note, 'formal')).toMatch(/^Hello,\n/)
})

test.each<[note: string, ...paragraphs: string[]]>([
  [
    'remind Peter about the contract, he promised to sign it last week, it is urgent',
    'Just a reminder about the contract.',
    'You promised to sign it last week. It is urgent.',
  ],
  ['remind Tom about the invoice, sorry to bother you', 'Just a reminder about the invoice.', 'Sorry to bother you.'],
  ['remind Eva about the plumber, he promised to come', 'Just a reminder about the plumber.', 'He promised to come.'],
  [
    'reschedule our 1:1 with Ben from Monday to Wednesday, same time',
    'I’m sorry, but we have to reschedule our 1:1 from Monday to Wednesday, same time.',
  ],
  [
    'tell the client the launch is delayed and say that the price stays the same',
    'I wanted you to know that the launch is delayed.',
    'The price stays the same.',
  ],
  [
    'Tell Tom we got the files and ask whether he can send me the report',
    'I wanted you to know that we got the files.',
    'Could you tell me whether you can send me the report?',
  ],
  ["Tell Ana it's late. It wasn't Tom's fault.", 'I wanted you to know that it’s late.', 'It wasn’t Tom’s fault.'],
])('each sentence of a long note is one of the mail: %s', (note, ...paragraphs) => {
  expect(saidIn(note)).toEqual(paragraphs)
})
