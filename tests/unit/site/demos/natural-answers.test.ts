import { expect, test } from 'vitest'
import { mark } from '../../../../renderer/site/islands/demos/marked-answer/marking'
import { nextQuestion } from '../../../../renderer/site/islands/demos/marked-answer/next-question'

/** Answers as people tell them, each with all four parts in their usual order, and what they are asked about next. */
test.each([
  [
    'Our migration was two months late. My manager gave me six weeks to halve the errors. I rewrote the importer and tested each table. We went live on May 3 with zero lost records.',
    'Zero lost records.',
  ],
  [
    'In 2023 I worked at a small agency. The client gave us a deadline of two weeks. I split the work into three parts and called the client every morning. We delivered a day early.',
    'We delivered a day early.',
  ],
  [
    'Our invoices took two days. I was asked to fix that. I called the vendor every day and cut the reports nobody used. We got it down to nine hours and satisfaction rose a lot.',
    'Nine hours.',
  ],
  [
    'At my last company the app kept crashing. It was my responsibility to fix it. I added logging, found a memory leak and patched it. Crashes went from 40 a week to none.',
    '40.',
  ],
  [
    'Two years ago our team lost its lead. I volunteered to take over the release. I cancelled the weekly meeting and talked to each developer alone. The release shipped with no critical bugs.',
    'The release shipped with no critical bugs.',
  ],
  [
    'We were behind on a data project for a bank. The deadline was four weeks away. I decided to drop the dashboard and focused on the report. The client was happy and signed another contract.',
    'The client was happy and signed another contract.',
  ],
  [
    'I was working as a nurse on a busy ward. The goal was to reduce the waiting time. I changed the order of our rounds. Patients waited 20 minutes less.',
    '20 minutes less.',
  ],
  [
    'Last winter the warehouse move slipped by a month. My boss asked me to get us out by March. I hired two drivers and worked three weekends. We were out a week before the lease ended.',
    'We were out a week before the lease ended.',
  ],
  [
    'During my internship the website launch was delayed. I needed to find out why. I interviewed five people and drew up a plan. It launched three days later without any errors.',
    'It launched three days later without any errors.',
  ],
  [
    'When COVID hit, our store had no online shop. The owner wanted us online within a month. I picked a shop system, took the photos and wrote the texts. We got 200 orders in the first week.',
    '200 orders.',
  ],
  [
    'A supplier failed us in June. I had three weeks to find another. I called nine factories and visited two. Production never stopped.',
    'Production never stopped.',
  ],
  [
    'The project was late because the specs kept changing. My role was tech lead. I froze the scope and set up a change board. After that we hit every milestone.',
    'After that we hit every milestone.',
  ],
  [
    'It was a hospital project and it was already four months late. They put me in charge of testing. I automated the regression tests. Testing took two days instead of ten.',
    'Two days instead of ten.',
  ],
])('each sentence is its part: %s', (answer, said) => {
  const marking = mark(answer)
  expect(marking.lines.map(({ part }) => part)).toEqual(['situation', 'task', 'action', 'result'])
  expect(marking.missing).toEqual([])
  expect(nextQuestion(marking)?.said).toBe(said)
})

test.each([
  ['A week before the launch our lead quit.', 'situation'],
  ['The client gave us a lot of trouble.', 'situation'],
  ['Then I asked her to join us.', 'action'],
  ['It took three weeks longer than planned.', 'situation'],
  ['I worked with no budget at all.', 'situation'],
])('words near those of another part do not decide: %s', (line, part) => {
  expect(mark(`${line} It was all rather hard for everyone.`).lines[0]?.part).toBe(part)
})

test('a time such as “two weeks later” is no number of a result, and things that were cut are none', () => {
  const marking = mark(
    'In 2023 our app launch slipped. I was asked to save it. I cut three features and called the client every day. We launched two weeks later and the client was happy.',
  )
  expect(marking.figure).toBeUndefined()
  expect(marking.lines.map(({ part, also }) => also ?? part)).toEqual(['situation', 'task', 'action', 'result'])
  expect(nextQuestion(marking)).toEqual({ said: 'The client was happy.', question: 'How do you know?' })
  expect(mark('I cut three hours from the process.').figure).toBe('three')
  expect(mark('I cut 12% of the costs in March.').figure).toBe('12%')
})

/** How answers end that name no result, and whether they have one. */
test.each([
  ['We moved in two weeks later than planned.', true],
  ['She agreed and extended the contract.', true],
  ['It worked.', true],
  ['Now 90% of the team use it every day.', true],
  ['I got an A.', true],
  ['300 people came and nobody noticed.', true],
  ['Then I called the client again.', false],
  ['We worked on two weekends.', false],
])('an answer that ends with “%s” has a result: %s', (end, has) => {
  const { missing } = mark(
    `Last year our project was late. I was asked to save it. I made a list of everything. ${end}`,
  )
  expect(missing.includes('result')).toBe(!has)
})

/** First tries, with the part of each line, and what is asked next in the words of the answer. */
test.each([
  [
    'In 2023 our shop lost two of its staff. I redrew the rota, asked for a temp and trained her. We opened every day and sales rose 12%.',
    ['situation', 'action', 'result'],
    'Sales rose 12%. Compared with when?',
  ],
  [
    'As a nurse I noticed that patients were waiting too long. I spoke to the ward manager. Waiting times halved.',
    ['situation', 'action', 'result'],
    'Waiting times halved. What else could explain it?',
  ],
  [
    'So basically we had this problem with our website, it was really slow, and I kind of took ownership and we made it faster.',
    ['situation', 'action', 'result'],
    'We made it faster. How much faster, and who says so?',
  ],
  [
    'Last summer the till broke on a Saturday. I wrote receipts by hand, and nobody left.',
    ['situation', 'action', 'result'],
    'Nobody left. How do you know?',
  ],
  [
    'We had a conflict. I talked to both of them. I saved the company $40,000.',
    ['situation', 'action', 'result'],
    '$40,000. How was that counted?',
  ],
  ['I fixed a bug.', ['action'], 'I fixed a bug. And what came of it?'],
  ['I’m a hard worker and learn fast.', [], 'I’m a hard worker and learn fast. Which project showed it?'],
  ['I don’t have any experience.', [], 'I don’t have any experience. What comes closest?'],
])('a first try: %s', (answer, found, asked) => {
  const marking = mark(answer)
  expect(marking.lines.map(({ part }) => part)).toEqual(found)
  const { said, question } = nextQuestion(marking) ?? {}
  expect(`${said} ${question}`).toBe(asked)
})

test('what opens with its time says when it was, whatever is said then', () => {
  expect(mark('In 2023 I led the migration.').missing).not.toContain('situation')
  expect(mark('I led the migration.').missing).toContain('situation')
})

/** What is short or is both: a prize, a promotion, and work that opens with its time. */
test.each([
  ['We got an A.', 'result', undefined],
  ['In the spring term we got an A-.', 'result', undefined],
  ['I got promoted.', 'result', undefined],
  ['We won the contract.', 'result', undefined],
  ['I got a raise for it.', 'result', undefined],
  ['I led the CRM migration.', 'action', undefined],
  ['In my last job I led the CRM migration.', 'action', 'situation'],
  ['Last year I led the CRM migration.', 'action', 'situation'],
  ['Last year sales rose by 12%.', 'result', 'situation'],
  ['I got to know the team.', 'situation', undefined],
])('alone, “%s” is a line of the %s', (answer, part, also) => {
  expect(mark(answer).lines.map(line => [line.part, line.also])).toEqual([[part, also]])
})

test('a grade is a result that can be checked, and no line with a time lacks its situation', () => {
  expect(mark('We got an A.').figure).toBe('an A')
  expect(nextQuestion(mark('In college I made a plan. We got an A.'))?.question).toBe('What else could explain it?')
  expect(mark('In 2021 I cut costs by 12%.').missing).toEqual(['task'])
  expect(nextQuestion(mark('It was late. I called the vendor. We went live in June.'))?.question).toBe(
    'And what did that change?',
  )
  expect(nextQuestion(mark('It was late. I led the fix. We got an award.'))?.question).toBe('What made the difference?')
})
