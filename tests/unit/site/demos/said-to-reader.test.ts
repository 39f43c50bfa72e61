import { expect, test } from 'vitest'
import { readNote } from '../../../../renderer/site/islands/demos/dictated-mail/read-note'
import { onGreeting } from '../../../../renderer/site/islands/demos/dictated-mail/remarks'
import { type Piece, plainMail, writeMail } from '../../../../renderer/site/islands/demos/dictated-mail/write-mail'

/** The warm mail of a note as text, and what of it is marked as not read. */
function mailOf(note: string) {
  const mail = writeMail(note, readNote(note), 'warm')
  const unread = mail.paragraphs
    .flat()
    .flatMap((piece: Piece) => (typeof piece === 'object' && piece.isUnread ? [piece.text.trim()] : []))
  return { text: plainMail(mail).split('\n\n').slice(0, -1).join(' '), unread }
}

test.each([
  [
    'tell our supplier in Poland we accept the new price from May',
    '“Our supplier in Poland” is no name',
    'I wanted you to know that we accept the new price from May.',
  ],
  [
    'tell the plumber the boiler is leaking again',
    '“The plumber” is no name',
    'I wanted you to know that the boiler is leaking again.',
  ],
  [
    'Ask the head of sales if she has the numbers',
    '“The head of sales” is no name',
    'Could you tell us whether you have the numbers?',
  ],
])('an addressee without a name is no part of the news: %s', (note, addressee, sentence) => {
  expect(mailOf(note)).toEqual({ text: `Hi there, ${sentence}`, unread: [] })
  expect(onGreeting(readNote(note))).toBe(`${addressee}: put one in.`)
})

test.each(['tell our supplier prices are too high', 'tell suppliers in Poland we accept the price'])(
  'nothing is ticked where the addressee is not understood: %s',
  note => {
    expect(mailOf(note).unread).toHaveLength(1)
    expect(readNote(note).facts).toEqual({})
    expect(onGreeting(readNote(note))).toBe('No name is invented, so put one in.')
  },
)

test.each([
  [
    'thank Maria for the slides she sent yesterday and ask her to add the churn numbers for Q2',
    'Hi Maria, Thank you for the slides you sent yesterday. Could you please add the churn numbers for Q2?',
  ],
  [
    'Thank Tom for the talk he always gives and for his help',
    'Hi Tom, Thank you for the talk you always give and for your help.',
  ],
  ['Thank Ana for the day we had with her', 'Hi Ana, Thank you for the day we had with you.'],
  [
    'Tell Maria her order is ready and she can pick it up',
    'Hi Maria, I wanted you to know that your order is ready and you can pick it up.',
  ],
  ['Thank Maria for the lead she got from Tom', 'Hi Maria, Thank you for the lead you got from Tom.'],
  ['Tell Sam we like what he wrote', 'Hi Sam, I wanted you to know that we like what you wrote.'],
  ['Tell Nina I’ll pick her up', 'Hi Nina, I wanted you to know that I’ll pick you up.'],
  [
    'Ask Paul when he’s back and whether he can join',
    'Hi Paul, Could you tell us when you’re back and whether you can join?',
  ],
  [
    'Ask Julia if she’s received the parcel and whether she’d like to come',
    'Hi Julia, Could you tell us whether you’ve received the parcel and whether you’d like to come?',
  ],
  [
    'Tell Eva we got her application and will get back to her by Friday',
    'Hi Eva, I wanted you to know that we got your application and will get back to you by Friday.',
  ],
  [
    'Ask everyone to send their numbers and to check them first',
    'Hi all, Could you please send your numbers and to check them first?',
  ],
])('what is said of the reader is said to the reader: %s', (note, text) => {
  expect(mailOf(note)).toEqual({ text, unread: [] })
})

test.each([
  ['Thank Sam for the slides and the notes, they were great', 'They were great.'],
  ['Tell Tom his sister called and she wants him to call back', 'His sister called and she wants him to call back.'],
  ['Tell Kate that Bob will pick her up', 'Bob will pick her up.'],
])('words that can mean somebody else stay, and are not ticked: %s', (note, unread) => {
  expect(mailOf(note).unread).toEqual([unread])
})

test.each([
  ['tell my doctor I can’t come on Monday', 'Hi there, I’m sorry, but I can’t make Monday.'],
  ['Tell Ana we can’t make Friday', 'Hi Ana, I’m sorry, but we can’t make Friday.'],
])('nobody is thanked for what the note does not thank for: %s', (note, text) => {
  expect(mailOf(note).text).toBe(text)
})

test.each([
  [
    'apologise to Mr Lee for the late delivery, it ships Monday',
    'Hi Mr Lee, We apologize for the late delivery. It ships Monday.',
    ['It ships Monday.'],
  ],
  [
    'apologize to the customer, the refund is on its way',
    'Hi there, We apologize. The refund is on its way.',
    ['The refund is on its way.'],
  ],
  ['Thank the customer.', 'Hi there, Thank you.', []],
  ['Thank the team', 'Hi team, Thank you.', []],
  ['Thank Sam for the slides, the notes and the cake', 'Hi Sam, Thank you for the slides, the notes and the cake.', []],
  ['Thank Sam for the proposal, we like option B', 'Hi Sam, Thank you for the proposal. We like option B.', []],
  [
    'the boiler is broken again, third time since October, need a plumber today',
    'Hi there, The boiler is broken again, third time since October. We need a plumber today.',
    ['The boiler is broken again, third time since October.'],
  ],
])('two sentences joined by a comma are two: %s', (note, text, unread) => {
  expect(mailOf(note)).toEqual({ text, unread })
})

test('sentences that no rule reads have a space between them, in the copied text too', () => {
  const { text, unread } = mailOf('Tell Ana the roof leaks. It rained on Thursday. The coffee is cold.')
  expect(unread.length).toBeGreaterThan(1)
  expect(text).not.toMatch(/[.?!]\p{Lu}/u)
})
