import { expect, test } from 'vitest'
import { readNote } from '../../../../renderer/site/islands/demos/dictated-mail/read-note'
import { plainMail, writeMail } from '../../../../renderer/site/islands/demos/dictated-mail/write-mail'

const unreadOf = (note: string) => readNote(note).unread.map(({ from, to }) => note.slice(from, to))

test('what goes unread keeps its place in the note, before the facts or after them', () => {
  const note = 'The boiler hums. Tell Ana I can’t make Friday, my flight is late. It was loud. Thank her for the cake.'
  const mail = plainMail(writeMail(note, readNote(note), 'brief'))
  const places = ['The boiler hums.', 'Friday', 'It was loud.', 'Thank you for the cake.'].map(text =>
    mail.indexOf(text),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
})

test.each(['Tell my landlord no heating', 'tell my landlord no hot water since Monday'])(
  'news without a verb is not read: %s',
  note => {
    expect(readNote(note)).toMatchObject({ facts: {}, stand: 'my landlord' })
    expect(unreadOf(note)[0]).toMatch(/^no /)
  },
)

/** The paragraphs of the warm mail, without its greeting. */
const saidIn = (note: string) =>
  plainMail(writeMail(note, readNote(note), 'warm'))
    .split('\n\n')
    .slice(1, -1)

test.each<[note: string, ...paragraphs: string[]]>([
  [
    'tell Maria I can’t come to the meeting tomorrow because my kid is sick, can we move it to Friday at 2?',
    'I wanted you to know that I can’t come to the meeting tomorrow because my kid is sick. Would Friday at 2 suit you?',
  ],
  [
    'Tell Ana the rooms are booked, maybe Monday?',
    'I wanted you to know that the rooms are booked. Would Monday suit you?',
  ],
])('a fact ends without the comma before the next one: %s', (note, ...paragraphs) => {
  expect(saidIn(note)).toEqual(paragraphs)
})

test.each([
  ['ask Priya for the budget numbers by end of day', 'Could you please send us the budget numbers by end of day?'],
  ['Ask Tom for his report', 'Could you please send us your report?'],
  ['ask mom for the car', 'Could we ask for the car?'],
  ['Ask Tom for help', 'Could we ask for help?'],
])('what can be sent is asked for as such: %s', (note, asked) => {
  expect(saidIn(note)).toEqual([asked])
})
