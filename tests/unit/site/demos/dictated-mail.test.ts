import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factNames } from '../../../../renderer/site/islands/demos/dictated-mail/facts'
import { readNote } from '../../../../renderer/site/islands/demos/dictated-mail/read-note'
import { noteOf, type SampleName, samples } from '../../../../renderer/site/islands/demos/dictated-mail/slots'
import { tones } from '../../../../renderer/site/islands/demos/dictated-mail/wording'
import { plainMail, writeMail } from '../../../../renderer/site/islands/demos/dictated-mail/write-mail'

/** The facts that the rules find in a note, by name. */
const factsOf = (note: string) =>
  Object.fromEntries(Object.entries(readNote(note).facts).map(([name, { text }]) => [name, text]))
const unreadOf = (note: string) => readNote(note).unread.map(({ from, to }) => note.slice(from, to))
const mailOf = (note: string, tone: (typeof tones)[number]) => plainMail(writeMail(note, readNote(note), tone))

/** The words in place of a name: the rules find who is meant, but no name. */
const stands = ['her', 'the client']

/** Each sample note with any choice in each of its slots. */
const notes = fc.constantFrom(...(Object.keys(samples) as SampleName[])).chain(sample =>
  fc
    .record({
      name: fc.constantFrom(...samples[sample].choices.name),
      day: fc.constantFrom(...samples[sample].choices.day),
      reason: fc.constantFrom(...samples[sample].choices.reason),
      offer: fc.constantFrom(...samples[sample].choices.offer),
      deadline: fc.constantFrom(...samples[sample].choices.deadline),
    })
    .map(chosen => ({ chosen, asked: samples[sample].asked, note: noteOf(chosen, sample) })),
)

test('a sample note is cut into its facts, whatever is chosen', () => {
  fc.assert(
    fc.property(notes, ({ chosen, asked, note }) => {
      const name = stands.includes(chosen.name) ? '' : chosen.name.replace('the ', '')
      const said = { ...chosen, name, question: asked }
      const expected = Object.fromEntries(Object.entries(said).filter(([, text]) => text))
      expect(factsOf(note)).toEqual(expected)
      expect(unreadOf(note)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('every fact of a note is in each tone exactly once, and nothing else is', () => {
  fc.assert(
    fc.property(notes, fc.constantFrom(...tones), ({ note }, tone) => {
      const reading = readNote(note)
      const mail = writeMail(note, reading, tone)
      const used = [mail.greeting, ...mail.paragraphs]
        .flat()
        .flatMap(piece => (typeof piece === 'object' && piece.fact ? [{ ...piece, fact: piece.fact }] : []))
      const known = factNames.filter(name => reading.facts[name])
      expect(used.map(({ fact }) => fact).toSorted()).toEqual(known.toSorted())
      for (const { fact, text } of used) {
        expect(text).toBe(reading.facts[fact]?.text)
        expect(plainMail(mail).split(text)).toHaveLength(2)
      }
      expect(plainMail(mail)).not.toMatch(/[{}]|undefined| {2}| [.,?]/)
    }),
    { numRuns: 1000 },
  )
})

test('a question ends with a question mark, a request does not', () => {
  fc.assert(
    fc.property(notes, fc.constantFrom(...tones), ({ note }, tone) => {
      for (const sentence of mailOf(note, tone).split(/\n+|(?<=[.?]) (?=[A-Z])/)) {
        expect(sentence.endsWith('?'), sentence).toBe(/^(?:Would|Could|May) /.test(sentence))
      }
    }),
  )
  expect(mailOf('Ask whether the Q3 numbers are still needed by Friday noon.', 'formal')).toBe(
    'Hello,\n\nPlease let us know whether the Q3 numbers are still needed by Friday noon.\n\nKind regards',
  )
})

test.each([
  [
    'Tell Maria I can’t do Wednesday, my car broke down.',
    { name: 'Maria', day: 'Wednesday', reason: 'my car broke down' },
  ],
  [
    'The strike goes on, so we cannot make it on the 14th of May',
    { day: 'the 14th of May', reason: 'the strike goes on' },
  ],
  ['email mr. Okafor: friday doesn’t work because of the storm', { day: 'Friday', reason: 'the storm' }],
  ['Write to Dr. Weber that our Monday call is off', { name: 'Dr. Weber', day: 'our Monday call' }],
  ['We could do Tuesday or Wednesday at 9:30 instead.', { offer: 'Tuesday or Wednesday at 9:30' }],
  ['suggest a short call', { offer: 'a short call' }],
  ['Ask if she still needs her slides by Friday', { question: 'you still need your slides', deadline: 'by Friday' }],
  ['ask him when the room is free.', { question: 'the room is free' }],
  [
    'Ask for the signed order no later than the end of May.',
    { question: 'the signed order', deadline: 'no later than the end of May' },
  ],
  ['I need her answer by noon', { deadline: 'by noon' }],
  ['Let them know the printer is back', { reason: 'the printer is back' }],
])('own words: %s', (note, facts) => {
  expect(factsOf(note)).toMatchObject(facts)
})

test('what no rule reads is reported, and stays in the mail as it was said', () => {
  const note = 'Tell Ana we can’t make Thursday. The coffee was cold. Offer Monday, by the way with cake.'
  expect(unreadOf(note)).toEqual(['The coffee was cold', 'by the way with cake'])
  for (const tone of tones) expect(mailOf(note, tone)).toMatch(/The coffee was cold\.[\s\S]*By the way with cake\./)
  expect(mailOf('The budget is set, but I can’t make Friday. Can someone call?', 'warm')).toMatch(/set\..*call\?/s)
})

test('a request is asked, in each tone', () => {
  const note = 'Please tell Maria that the invoice is wrong and ask her to send a new one by Monday'
  expect(tones.map(tone => mailOf(note, tone).split('\n\n').at(-2))).toEqual([
    'Please send a new one by Monday.',
    'Could you please send a new one by Monday?',
    'We would be grateful if you could send a new one by Monday.',
  ])
  expect(mailOf(note, 'warm')).toContain('Hi Maria,\n\nI wanted you to know that the invoice is wrong.')
})

/** What people say who have not seen the rules, with what must be in every mail. */
const tries: [note: string, ...contents: RegExp[]][] = [
  [
    'Please tell Maria that the invoice is wrong and ask her to send a new one by Monday',
    /Maria/,
    /invoice is wrong/,
    /send a new one by Monday/,
  ],
  ['Tell Tom I’m running late, about 20 minutes.', /Tom/, /running late/, /20 minutes/],
  ['Email Sarah to confirm our meeting tomorrow at 3', /Sarah/, /confirm our meeting tomorrow at 3/],
  ['Can you send me the report by Friday?', /send me the report by Friday/i],
  ['Remind the team that the deadline is Thursday', /deadline is Thursday/],
  [
    'Write to John that I can’t come to the party on Saturday because my daughter is sick',
    /John/,
    /Saturday/,
    /my daughter is sick/,
  ],
  ['let anna know the contract is signed', /contract is signed/],
  ['Hi Peter, thanks for lunch yesterday. Could you share the slides?', /lunch yesterday/, /share the slides/],
  ['Ask my boss if I can take Monday off', /take Monday off/],
  ['Cancel my appointment with Dr. Smith on Tuesday', /Dr\. Smith/, /Tuesday/],
  ['We need the budget numbers before Wednesday', /budget numbers/, /before Wednesday/],
  ['Thank Lisa for the flowers', /Lisa/, /flowers/],
  ['I quit', /I quit/],
  ['Invite Jane to lunch next Tuesday', /Jane/, /lunch/, /next Tuesday/],
  ['Tell the customer we’re sorry about the delay and will refund $50', /delay/, /refund \$50/],
  ['Move Thursday’s call to Friday at 10', /Thursday/, /Friday at 10/],
  ['Congratulate Ben on his promotion.', /Ben/, /promotion/],
  ['Apologize to Kim for missing the call', /Kim/, /missing the call/],
  ['hello', /^(?:Hi|Hello)/],
  ['Ask HR when my contract ends', /my contract ends/],
]
test.each(tries)('a first try: %s', (note, ...contents) => {
  for (const tone of tones) for (const content of contents) expect(mailOf(note, tone)).toMatch(content)
})

test('every word of any text is a fact, a word of a rule, or reported', () => {
  const words = fc.constantFrom(
    ...'Tell her Ana we I can’t make Thursday , . the audit moved because of Offer Monday or ask if she needs it by before noon so and coffee 14 ’s thank invite him'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), heard => {
      const note = heard.join(' ')
      const { facts, unread, courtesies, stand = '' } = readNote(note)
      const said = courtesies.map(({ span }) => span).filter(({ from, to }) => to > from)
      const spans = [...Object.values(facts).map(({ span }) => span), ...said, ...unread]
      for (const { from, to } of spans) expect(note.slice(from, to).trim()).not.toBe('')
      const sorted = spans.toSorted((a, b) => a.from - b.from)
      for (const [index, { from }] of sorted.entries()) expect(from).toBeGreaterThanOrEqual(sorted[index - 1]?.to ?? 0)
      // A role, such as "the coffee" here, is reported in place of a name.
      const reported = [...spans.map(({ from, to }) => note.slice(from, to)), stand]
      if (note.includes('coffee')) expect(reported.some(words => words.includes('coffee'))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('a second name and a second day are reported instead of replacing the first', () => {
  const note = 'Tell Ana we can’t make Thursday. Tell Tom we can’t make Friday.'
  expect(factsOf(note)).toMatchObject({ name: 'Ana', day: 'Thursday' })
  expect(unreadOf(note).join(' ')).toMatch(/Tom.*Friday/)
})

test('the mail speaks as the note does: for one or for several', () => {
  expect(mailOf('Tell her I can’t make Thursday. Ask if the room is free.', 'formal')).toContain(
    'I regret that I am unable to make Thursday.\n\nPlease let me know whether the room is free.',
  )
})

test('a long text of one kind of words is read too', () => {
  expect(unreadOf('we can’t make Monday or Tuesday or '.repeat(400)).length).toBeGreaterThan(0)
})

test('times with a point, dates and years are read as a whole or not at all', () => {
  expect(factsOf('Offer her 10 a.m. or Tuesday.')).toEqual({ offer: '10 a.m. or Tuesday' })
  expect(factsOf('The answer is due before 5 June.')).toEqual({ deadline: 'before 5 June' })
  expect(factsOf('I need an answer by 2024.')).toEqual({})
  expect(factsOf('Midnight does not work for me.')).toEqual({})
})
