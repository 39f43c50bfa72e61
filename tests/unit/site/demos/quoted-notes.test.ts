import { expect, test } from 'vitest'
import { readNote } from '../../../../renderer/site/islands/demos/dictated-mail/read-note'
import { tones } from '../../../../renderer/site/islands/demos/dictated-mail/wording'
import { plainMail, writeMail } from '../../../../renderer/site/islands/demos/dictated-mail/write-mail'

const mailOf = (note: string, tone: (typeof tones)[number]) => plainMail(writeMail(note, readNote(note), tone))
const paragraphsOf = (note: string) => mailOf(note, 'warm').split('\n\n').slice(0, -1)
const unreadOf = (note: string) => readNote(note).unread.map(({ from, to }) => note.slice(from, to))

/** First notes of people, with the warm mail; each of its words is said to be read. */
test.each<[note: string, paragraphs: string[]]>([
  ['tell Sarah happy birthday', ['Hi Sarah,', 'Happy birthday.']],
  ['Tell Jane good luck with the exam', ['Hi Jane,', 'Good luck with the exam.']],
  ['Tell Sam congrats on the new job', ['Hi Sam,', 'Congratulations on the new job.']],
  ['write an email to my landlord about the heating', ['Hi there,', 'I am writing about the heating.']],
  ['write an email to my boss saying I am sick', ['Hi there,', 'I wanted you to know that I am sick.']],
  ['write to my boss asking for a raise', ['Hi there,', 'Could I ask for a raise?']],
  ['tell the plumber come at 3', ['Hi there,', 'Could you please come at 3?']],
  ['tell the plumber to come at 3', ['Hi there,', 'Could you please come at 3?']],
  ['tell Sam bring the slides', ['Hi Sam,', 'Could you please bring the slides?']],
  ['Tell Mike that’s fine', ['Hi Mike,', 'I wanted you to know that that’s fine.']],
  [
    'Ask Sarah and Tom to review the deck by Thursday',
    ['Hi Sarah and Tom,', 'Could you please review the deck by Thursday?'],
  ],
  ['email john and mary that the house is sold', ['Hi John and Mary,', 'I wanted you to know that the house is sold.']],
  [
    'Hey Anna, thanks for yesterday. Could you send me the slides?',
    ['Hi Anna,', 'Thank you for yesterday.', 'Could you please send me the slides?'],
  ],
  ['Good morning Anna, the parcel arrived.', ['Hi Anna,', 'I wanted you to know that the parcel arrived.']],
  [
    'say sorry to the customer for the late delivery, offer 10% discount',
    ['Hi there,', 'We apologize for the late delivery.', 'We can offer a 10% discount.'],
  ],
  ['schedule a meeting with Tom on Tuesday', ['Hi Tom,', 'We would like to schedule a meeting with you on Tuesday.']],
  [
    'follow up with Peter about the proposal we sent last week',
    ['Hi Peter,', 'We would like to follow up with you about the proposal we sent last week.'],
  ],
  [
    'invite everyone to lunch on thursday at noon',
    ['Hi all,', 'We would like to invite you to lunch on Thursday at noon.'],
  ],
  [
    'Tell Paul the price is 400 euros and he has to decide by Monday',
    ['Hi Paul,', 'I wanted you to know that the price is 400 euros and you have to decide by Monday.'],
  ],
  ['Can you remind Dave to bring his laptop tomorrow', ['Hi Dave,', 'Just a reminder to bring your laptop tomorrow.']],
  [
    'remind Ben about his appointment on Monday at 9',
    ['Hi Ben,', 'Just a reminder about your appointment on Monday at 9.'],
  ],
  ['Say thanks to Julia for the cake', ['Hi Julia,', 'Thank you for the cake.']],
  ['Tell Jack sorry I missed your call', ['Hi Jack,', 'Sorry I missed your call.']],
  [
    'Tell the client yes, we can deliver by Monday',
    ['Hi there,', 'The answer is yes.', 'I wanted you to know that we can deliver by Monday.'],
  ],
  ['Can you ask Eva if she’s free on Saturday?', ['Hi Eva,', 'Could you tell us whether you’re free on Saturday?']],
  ['Email Pat to say the keys are under the mat', ['Hi Pat,', 'I wanted you to know that the keys are under the mat.']],
  ['Ask the bank why my card was declined', ['Hi there,', 'Could you tell me why my card was declined?']],
  ['tell my wife I’ll be home late', ['Hi there,', 'I wanted you to know that I’ll be home late.']],
  ['Hi Tom, can we meet tomorrow at 3?', ['Hi Tom,', 'Would tomorrow at 3 suit you?']],
  [
    'tell the team the launch moves from 3 May to 10 May because the supplier is late and we need two more days for tests',
    [
      'Hi team,',
      'I wanted you to know that the launch moves from 3 May to 10 May because the supplier is late and we need two more days for tests.',
    ],
  ],
])('the mail of: %s', (note, paragraphs) => {
  expect(unreadOf(note)).toEqual([])
  expect(paragraphsOf(note)).toEqual(paragraphs)
})

/** Notes of which these words stay exactly as they were said, and are said to be. */
test.each<[note: string, ...quoted: string[]]>([
  ['Tell Lisa the latest numbers', 'the latest numbers'],
  ['Tell my landlord no heating', 'no heating'],
  ['remind the team: timesheets by noon', 'timesheets by noon'],
  ['we lost the client, tell the team not to worry', 'not to worry'],
  ['email Lisa: the deck is ready, feedback by Thursday please', 'feedback by Thursday please'],
  ['tell Tom I can’t make Friday, doctor’s appointment', 'doctor’s appointment'],
  ['Ask Nina when is the meeting', 'when is the meeting'],
  ['Tell Sam I love her', 'I love her'],
  ['tell mom I love her', 'I love her'],
  ['Tell my team I am proud of them', 'I am proud of them'],
  ['write to customer support that my order never arrived', 'write to customer support that my order never arrived'],
  ['Tell Sam’s wife the party is on Saturday', 'Tell Sam’s wife the party is on Saturday'],
  ['offer to pay half', 'offer to pay half'],
  ['Order 20 chairs from Ikea', 'Order 20 chairs from Ikea'],
  ['Can’t make it tomorrow, move to next week?', 'Can’t make it tomorrow, move to next week'],
])('words that begin no clause stay as they were said: %s', (note, ...quoted) => {
  expect(unreadOf(note)).toEqual(quoted)
  for (const tone of tones)
    for (const words of quoted) expect(mailOf(note, tone).toLowerCase()).toContain(words.toLowerCase())
})

/** Orders to the writer of the mail, which would be wrong words to its reader. */
test.each<[note: string, ...paragraphs: string[]]>([
  ['Say no to the vendor', 'I’m afraid the answer is no.'],
  ['I want to say no to the vendor', 'I’m afraid the answer is no.'],
  ['decline the offer politely', 'I’m sorry, but we have to decline the offer.'],
  ['quit my job', 'I’m sorry, but I have to quit my job.'],
])('an order to the writer is said as its reader has to hear it: %s', (note, ...paragraphs) => {
  expect(paragraphsOf(note).slice(1)).toEqual(paragraphs)
  expect(unreadOf(note)).toEqual([])
})

test('what is for another person than the first stays as it was said', () => {
  expect(unreadOf('Say no to the vendor, ask Maria for the slides by Friday')).toEqual([
    'ask Maria for the slides by Friday',
  ])
})

test('a word that is no note is no mail', () => {
  expect(paragraphsOf('asdf')).toEqual(['Hi there,'])
})

test.each([
  'tell customer the delivery is late',
  'Tell Customer the delivery is late',
  'tell boss the delivery is late',
])('a role is no name: %s', note => {
  expect(paragraphsOf(note)).toEqual(['Hi there,', 'I wanted you to know that the delivery is late.'])
})
