import { expect, test } from 'vitest'
import { readNote } from '../../../../renderer/site/islands/demos/dictated-mail/read-note'
import { plainMail, writeMail } from '../../../../renderer/site/islands/demos/dictated-mail/write-mail'

/** Notes of people who had not seen the rules, with the warm mail. */
test.each<[note: string, ...paragraphs: string[]]>([
  [
    'tell Lena we have to cancel the workshop on Tuesday because too few people signed up and she gets her money back',
    'Hi Lena,',
    'I’m sorry, but we have to cancel the workshop on Tuesday because too few people signed up and you get your money back.',
  ],
  [
    'Write to my landlord: the heating has been broken since Monday, please fix it this week',
    'Hi there,',
    'I wanted you to know that the heating has been broken since Monday.',
    'Could you please fix it this week?',
  ],
  [
    'Tell Emma her interview went well and we’d like to make her an offer',
    'Hi Emma,',
    'I wanted you to know that your interview went well and we’d like to make you an offer.',
  ],
  [
    'Ask Ben for the report, he promised it for Monday',
    'Hi Ben,',
    'Could you please send us the report?',
    'You promised it for Monday.',
  ],
  [
    'Hi Sarah, quick question: do you have the final logo?',
    'Hi Sarah,',
    'Quick question.',
    'Do you have the final logo?',
  ],
  [
    'Email Lucas that I got his message, I’ll call him tomorrow',
    'Hi Lucas,',
    'I wanted you to know that I got your message, I’ll call you tomorrow.',
  ],
  [
    'Invite Sara and Tom for dinner on Saturday at 7, ask if they eat meat',
    'Hi Sara and Tom,',
    'We would like to invite you for dinner on Saturday at 7.',
    'Could you tell us whether you eat meat?',
  ],
  [
    'Turn down the speaking invitation, we are too busy this quarter',
    'Hi there,',
    'I’m sorry, but we have to turn down the speaking invitation because we are too busy this quarter.',
  ],
])('the mail of what somebody typed: %s', (note, ...paragraphs) => {
  expect(
    plainMail(writeMail(note, readNote(note), 'warm'))
      .split('\n\n')
      .slice(0, -1),
  ).toEqual(paragraphs)
})
