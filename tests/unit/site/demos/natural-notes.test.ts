import { expect, test } from 'vitest'
import { readNote } from '../../../../renderer/site/islands/demos/dictated-mail/read-note'
import { onGreeting } from '../../../../renderer/site/islands/demos/dictated-mail/remarks'
import { tones } from '../../../../renderer/site/islands/demos/dictated-mail/wording'
import { plainMail, writeMail } from '../../../../renderer/site/islands/demos/dictated-mail/write-mail'

const paragraphsOf = (note: string, tone: (typeof tones)[number]) =>
  plainMail(writeMail(note, readNote(note), tone))
    .split('\n\n')
    .slice(0, -1)

/** What people type who have not seen the rules, with the warm mail. */
test.each<[note: string, paragraphs: string[]]>([
  [
    'cancel lunch with mark tomorrow, my daughter is ill, maybe next week tuesday',
    [
      'Hi Mark,',
      'I’m sorry, but I have to cancel lunch tomorrow because my daughter is ill. Would next week Tuesday suit you?',
    ],
  ],
  [
    'Tell Sam thanks for the proposal. We like option B but the price is too high. Ask if he can come down to 9k by Friday.',
    [
      'Hi Sam,',
      'Thank you for the proposal. We like option B but the price is too high.',
      'Could you tell us whether you can come down to 9k by Friday?',
    ],
  ],
  [
    'Thank you Sam for the proposal. Can you send the contract by Friday?',
    ['Hi Sam,', 'Thank you for the proposal.', 'Could you please send the contract by Friday?'],
  ],
  [
    'Remind everyone that the offsite starts on Thursday at 9. Ask them to book a room by Monday.',
    ['Hi all,', 'Just a reminder that the offsite starts on Thursday at 9.', 'Could you please book a room by Monday?'],
  ],
  [
    'postpone the review with Ana to next week, the numbers are not ready',
    [
      'Hi Ana,',
      'I’m sorry, but we have to postpone the review because the numbers are not ready. Would next week suit you?',
    ],
  ],
  [
    'tell mom i can’t make sunday dinner, i have a cold',
    ['Hi Mom,', 'I’m sorry, but I can’t make Sunday dinner because I have a cold.'],
  ],
  [
    'move my 3pm with dr weber to thursday because the train is late',
    ['Hi Dr Weber,', 'I’m sorry, but I have to move my 3pm because the train is late. Would Thursday suit you?'],
  ],
  [
    'Hi Julia, I can’t come on Friday. My son has a fever. Can we do Monday instead?',
    ['Hi Julia,', 'I’m sorry, but I can’t make Friday because my son has a fever. Would Monday suit you?'],
  ],
  [
    'reschedule the call with the team from Monday to Wednesday at 3',
    ['Hi team,', 'I’m sorry, but we have to reschedule the call from Monday to Wednesday at 3.'],
  ],
  [
    'I’m running late, tell jim to start without me',
    ['Hi Jim,', 'I’m running late.', 'Could you please start without me?'],
  ],
  ['Remind Tom to send the report by Friday', ['Hi Tom,', 'Just a reminder to send the report by Friday.']],
  ['remind ana about the invoice', ['Hi Ana,', 'Just a reminder about the invoice.']],
  ['email finance about the missing invoice', ['Hi Finance,', 'We are writing about the missing invoice.']],
  [
    'Tell Ana we can’t make Friday. Ask her if Marco could present instead, and say thanks for covering last week.',
    [
      'Hi Ana,',
      'I’m sorry, but we can’t make Friday.',
      'Could you tell us whether Marco could present instead?',
      'Thank you for covering last week.',
    ],
  ],
  ['um so basically remind tom about the invoice', ['Hi Tom,', 'Just a reminder about the invoice.']],
  ['Say sorry to Kim for the delay', ['Hi Kim,', 'We apologize for the delay.']],
  ['Write to the team that the launch moves', ['Hi team,', 'I wanted you to know that the launch moves.']],
  [
    'Remind our team to fill in their timesheets by Friday',
    ['Hi team,', 'Just a reminder to fill in your timesheets by Friday.'],
  ],
  ['Tell the board the figures are late', ['Hi all,', 'I wanted you to know that the figures are late.']],
  ['Can we move our meeting to 4pm? Write to Tom.', ['Hi Tom,', 'Can we move our meeting to 4pm?']],
  ['Hi Tom, are you free for lunch on Thursday?', ['Hi Tom,', 'Are you free for lunch on Thursday?']],
  ['Hi Tom. When can you come? How was your trip?', ['Hi Tom,', 'When can you come? How was your trip?']],
  ['Hi Sarah, how are you? We have the report.', ['Hi Sarah,', 'How are you? We have the report.']],
  ['Ask Nina when her flight lands', ['Hi Nina,', 'Could you tell us when your flight lands?']],
  [
    'Tell Omar I agree with his plan but we need legal to sign off first',
    ['Hi Omar,', 'I wanted you to know that I agree with your plan.', 'We need legal to sign off first.'],
  ],
  ['Write a mail to Peter. Ask him for the keys.', ['Hi Peter,', 'Could you please send us the keys?']],
  ['Dear team, the kitchen is closed', ['Hi team,', 'I wanted you to know that the kitchen is closed.']],
  ['Hi all, the kitchen is closed', ['Hi all,', 'I wanted you to know that the kitchen is closed.']],
  [
    'Move Tuesday’s standup with Ana to 9:30',
    ['Hi Ana,', 'I’m sorry, but we have to move Tuesday’s standup. Would 9:30 suit you?'],
  ],
  ['tell people we are closed', ['Hi all,', 'I wanted you to know that we are closed.']],
])('a warm mail of: %s', (note, paragraphs) => {
  expect(paragraphsOf(note, 'warm')).toEqual(paragraphs)
  expect(readNote(note).unread).toEqual([])
  expect(onGreeting(readNote(note))).toBeUndefined()
})

test('each tone has its words for what is canceled and for a reminder', () => {
  const said = (note: string) => tones.map(tone => paragraphsOf(note, tone)[1])
  expect(said('cancel lunch with mark tomorrow, my daughter is ill')).toEqual([
    'I have to cancel lunch tomorrow: my daughter is ill.',
    'I’m sorry, but I have to cancel lunch tomorrow because my daughter is ill.',
    'Because my daughter is ill, I have to cancel lunch tomorrow.',
  ])
  expect(said('Cancel my appointment with Dr. Smith on Tuesday')[2]).toBe(
    'I regret that I have to cancel my appointment on Tuesday.',
  )
  expect(said('Remind everyone that the rooms are booked')).toEqual([
    'A reminder that the rooms are booked.',
    'Just a reminder that the rooms are booked.',
    'We would like to remind you that the rooms are booked.',
  ])
  expect(said('Remind Tom to send the report')[0]).toBe('A reminder to send the report.')
})

test.each(['Say the audit moved', 'say rain is coming', 'ask about the keys', 'remind me to call'])(
  'no word of the note is taken for a name: %s',
  note => {
    expect(readNote(note).facts.name).toBeUndefined()
  },
)
