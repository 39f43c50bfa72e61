import { expect, test } from 'vitest'
import { readNote } from '../../../../renderer/site/islands/demos/dictated-mail/read-note'
import { onEnd, onSign } from '../../../../renderer/site/islands/demos/dictated-mail/remarks'
import { tones } from '../../../../renderer/site/islands/demos/dictated-mail/wording'
import { plainMail, writeMail } from '../../../../renderer/site/islands/demos/dictated-mail/write-mail'

const mailOf = (note: string, tone: (typeof tones)[number] = 'warm') => plainMail(writeMail(note, readNote(note), tone))
/** The paragraphs of the warm mail before its last words. */
const saidIn = (note: string) => mailOf(note).split('\n\n').slice(0, -1)
const remarkOn = (note: string) => onSign(readNote(note), undefined)

test.each<[note: string, leftOut: string, ...paragraphs: string[]]>([
  [
    "Don't tell Jonas about the merger, just say we need more time.",
    'about the merger',
    'Hi Jonas,',
    'We need more time.',
  ],
  [
    'Tell Ana the report is ready, but don’t mention the price',
    'the price',
    'Hi Ana,',
    'I wanted you to know that the report is ready.',
  ],
  [
    'Never mention the strike. Tell Sam we’re delayed.',
    'the strike',
    'Hi Sam,',
    'I wanted you to know that we’re delayed.',
  ],
  [
    'Tell Jonas we are busy without mentioning the merger',
    'the merger',
    'Hi Jonas,',
    'I wanted you to know that we are busy.',
  ],
  ['Tell Jonas nothing about the merger', 'the merger', 'Hi Jonas,'],
  [
    'Don’t tell Jonas about the merger. Tell Ana we are busy.',
    'Jonas about the merger',
    'Hi Ana,',
    'I wanted you to know that we are busy.',
  ],
  ['Tell Anna about the dinner but not about the party', 'the party', 'Hi Anna,', 'We are writing about the dinner.'],
  [
    'Tell Jonas we are busy but keep the merger out of it',
    'the merger out of it',
    'Hi Jonas,',
    'I wanted you to know that we are busy.',
  ],
  [
    'No word about the merger. Tell Sam we are busy.',
    'the merger',
    'Hi Sam,',
    'I wanted you to know that we are busy.',
  ],
  ['Don’t say anything about the price', 'anything about the price', 'Hi there,'],
  [
    'Please don’t tell Anna about the party but invite her to dinner on Friday',
    'about the party',
    'Hi Anna,',
    'We would like to invite you to dinner on Friday.',
  ],
  ['Tell Sam I can’t come, but don’t say why', 'why', 'Hi Sam,', 'I wanted you to know that I can’t come.'],
])('what a note forbids is not in its mail, and the mail says so: %s', (note, leftOut, ...paragraphs) => {
  expect(saidIn(note)).toEqual(paragraphs)
  expect(readNote(note).unread).toEqual([])
  expect(remarkOn(note)).toBe(`Left out, as you said: “${leftOut}.”`)
  for (const tone of tones) expect(mailOf(note, tone)).not.toContain(leftOut)
})

test.each([
  ['Tell Ana we signed. Don’t tell anyone yet.', 'Don’t tell anyone yet.'],
  ['Tell Tom don’t worry about the invoice', 'Don’t worry about the invoice.'],
  ['Ask Tom not to tell Ana', 'Not to tell Ana.'],
])('what the reader is asked not to do is in the mail: %s', (note, last) => {
  expect(saidIn(note).at(-1)).toBe(last)
  expect(remarkOn(note)).toBe('')
})

test.each<[note: string, ...paragraphs: string[]]>([
  [
    'Ask Paul whether he can join on Tuesday and copy Sarah. Not urgent.',
    'Cc: Sarah',
    'Hi Paul,',
    'Could you tell us whether you can join on Tuesday?',
    'It is not urgent.',
  ],
  [
    'Let Maria know the deck is done, cc Tom and Ana',
    'Cc: Tom and Ana',
    'Hi Maria,',
    'I wanted you to know that the deck is done.',
  ],
  [
    'Tell Maria the deck is done, no rush',
    'Hi Maria,',
    'I wanted you to know that the deck is done.',
    'There is no rush.',
  ],
  [
    'Tell everyone the office is closed, no need to reply',
    'Hi all,',
    'I wanted you to know that the office is closed.',
    'There is no need to reply.',
  ],
  ['Tell Ana yes and cc her boss', 'Cc: her boss', 'Hi Ana,', 'The answer is yes.'],
  ['Tell Sam it is booked. There’s no rush.', 'Hi Sam,', 'I wanted you to know that it is booked.', 'There’s no rush.'],
  ['Ask for a copy of the contract', 'Hi there,', 'Could we ask for a copy of the contract?'],
  ['Tell Tom we scan it and copy the files', 'Hi Tom,', 'I wanted you to know that we scan it and copy the files.'],
])('who gets a copy, and what has time, is understood: %s', (note, ...paragraphs) => {
  expect(saidIn(note)).toEqual(paragraphs)
  expect(readNote(note).unread).toEqual([])
})

test('what is not urgent needs no deadline', () => {
  expect(onEnd(readNote('Ask Omar for feedback'))).toBe('You said no deadline, so none is made up.')
  expect(onEnd(readNote('Ask Omar for feedback, not urgent'))).toBeUndefined()
  expect(onEnd(readNote('Tell Ana we need the contract before the board meets'))).toBeUndefined()
})

test.each<[note: string, ...paragraphs: string[]]>([
  ['Chase Olivia for the signed contract', 'Hi Olivia,', 'Could you please send us the signed contract?'],
  ['Nudge Sarah about the draft', 'Hi Sarah,', 'Could we ask about the draft?'],
  ['Check with Peter whether the room is booked', 'Hi Peter,', 'Could you tell us whether the room is booked?'],
  ['Tell Ben lunch on the 14th doesn’t work', 'Hi Ben,', 'I’m sorry, but we can’t make lunch on the 14th.'],
  [
    'Apologize to Claire for missing our call, I was traveling',
    'Hi Claire,',
    'I apologize for missing our call. I was traveling.',
  ],
  ['Apologize to Claire that I missed the call', 'Hi Claire,', 'I apologize that I missed the call.'],
  ['Tell Chris that I need more time, maybe until Wednesday', 'Hi Chris,', 'I need more time, maybe until Wednesday.'],
  ['Tell Maria thanks but we went with someone else', 'Hi Maria,', 'Thank you. We went with someone else.'],
  [
    'Tell Chris I can’t do 3, can we do 4 instead?',
    'Hi Chris,',
    'I wanted you to know that I can’t do 3.',
    'Can we do 4 instead?',
  ],
])('what people ask in other words is asked: %s', (note, ...paragraphs) => {
  expect(saidIn(note)).toEqual(paragraphs)
  expect(readNote(note).unread).toEqual([])
})

test('no sentence is torn: what goes on to a word that is read stays whole', () => {
  expect(saidIn('Tell Ben the meeting with Maya on Monday doesn’t work')).toEqual([
    'Hi Ben,',
    'The meeting with Maya on Monday doesn’t work.',
  ])
})
