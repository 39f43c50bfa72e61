import { expect, test } from 'vitest'
import { createQuestionFinder } from '../../../renderer/site/shell/browser/question-words'

const questions = [
  ['Prices', 'What does $97 a month for DraftEmail include?', 'Voice to email and smart reply.'],
  ['Prices', 'Is there a discount for a year?', 'None is published. The prices here are for a month.'],
  ['Prices', 'Can I get my money back?', 'The refund policy says how. It goes back to the original payment method.'],
  ['Prices', 'What do training and a build cost?', 'No price is published for either.'],
  ['Security', 'Is our content used to train a model?', 'Not for models that serve other customers.'],
  ['Training', 'Which AI tools do we need?', 'The ones you already pay for. Take part in a trial with your own.'],
  [
    'Training',
    'What does it cost, and how long is it?',
    'No price is published. It depends on how many roles take part.',
  ],
  ['Contact', 'When will I get an answer?', 'Within 24 business hours.'],
  ['Vaja.AI', 'What does it answer from?', 'From material that your team stands behind.'],
  ['', 'How do I access my courses?', 'Open My Courses in your account.'],
  ['', 'Can I download the videos?', 'No, they are for streaming. Some courses come with PDFs.'],
  ['', 'Do I get a certificate?', 'Yes. You receive a certificate when you complete the course.'],
].map(([name = '', question = '', answer = '']) => ({ name, question, answer }))

const found = createQuestionFinder(questions)
const all = (typed: string) => found(typed)?.hits.map(({ index }) => questions[index]?.question)

test.each([
  ['How do I get my money back?', 'Can I get my money back?'],
  ['refund', 'Can I get my money back?'],
  ['refunf', 'Can I get my money back?'],
  ['Can I still get a refund, please?', 'Can I get my money back?'],
  ['mony back', 'Can I get my money back?'],
  ['certif', 'Do I get a certificate?'],
  ['certifcate', 'Do I get a certificate?'],
  ['certifciate', 'Do I get a certificate?'],
  ['certifficate', 'Do I get a certificate?'],
  ['certification', 'Do I get a certificate?'],
  ['what’s the certificate for', 'Do I get a certificate?'],
  ['Where are my course videos?', 'Can I download the videos?'],
  ['vaja answers', 'What does it answer from?'],
  ['pdf', 'Can I download the videos?'],
])('%s finds first: %s', (typed, question) => {
  expect(all(typed)?.[0]).toBe(question)
  expect(found(typed)?.areNearest).toBe(false)
})

test('words that nearly every question has find nothing by themselves', () => {
  for (const typed of ['', '  ', 'how', 'What is it?', 'Do I have to']) expect(found(typed)).toBeUndefined()
})

test('a question with more of the words is before one with fewer, and one that only has a common word is left out', () => {
  expect(all('cost of training')?.[0]).toBe('What do training and a build cost?')
  expect(all('download videos')).toEqual(['Can I download the videos?'])
})

test('a word means those that mean the same, and one that is in the texts is taken as it is', () => {
  const costs = ['What do training and a build cost?', 'What does it cost, and how long is it?']
  expect(all('pricing')?.slice(0, 2)).toEqual(costs)
  expect(all('price')?.slice(0, 2)).toEqual(costs)
  // `train` is one letter off.
  expect(all('trial')).toEqual(['Which AI tools do we need?'])
})

test('where no question has most of the words, at most three are called the nearest', () => {
  const near = found('Do you offer a discount for students and teachers?')
  expect(near?.areNearest).toBe(true)
  expect(near?.hits.map(({ index }) => questions[index]?.question)).toEqual(['Is there a discount for a year?'])
  expect(found('zebra crossing price course answer')?.hits).toHaveLength(3)
  expect(found('zebra')).toMatchObject({ hits: [], areNearest: true })
})

/** The questions of the FAQ that say nothing of what is asked, but have words of it. */
const shop = [
  ['Prices', 'What does $97 a month for DraftEmail include?', 'Smart reply and 100+ output languages.'],
  ['Prices', 'Do the prices contain tax?', 'You see any taxes and the renewal date before you pay.'],
  ['Prices', 'Is a price per person or per company?', 'Ask us before you order for more than one person.'],
  ['Security', 'Is our content used to train a model?', 'Not for models that serve other customers.'],
  ['Security', 'What happens when we leave?', 'Content and output go 90 days after the account closes.'],
  ['Enterprise', 'Who looks after it when it runs?', 'Support, 24/7. Your own team can run it.'],
  ['Training', 'What does it cost, and how long is it?', 'It depends on how many roles take part, and on dates.'],
  ['DubLabs', 'How is a dub checked?', 'Twice: for the mouth alone, and by a native speaker.'],
  ['DraftEmail', 'In which languages?', 'It listens in 50+ and writes in 100+ output languages.'],
  ['DeployIt', 'Where does a team learn to read such answers?', 'In our training.'],
  ['CourseTranslate', 'When should we translate?', 'When the source is final. Leave white space.'],
  ['', 'How do I access my courses?', 'Open My Courses in your account.'],
].map(([name = '', question = '', answer = '']) => ({ name, question, answer }))

const foundInShop = createQuestionFinder(shop)
const inShop = (typed: string) => {
  const { hits = [], areNearest } = foundInShop(typed) ?? {}
  return { questions: hits.map(({ index }) => shop[index]?.question), areNearest }
}

test.each([
  ['How long does dubbing take?', 'How is a dub checked?'],
  ['slides', 'When should we translate?'],
  ['mail', 'In which languages?'],
  ['course', 'How do I access my courses?'],
  ['what happens when I cancel', 'What happens when we leave?'],
])('“%s” is answered by: %s', (typed, question) => {
  expect(inShop(typed)).toMatchObject({ areNearest: false })
  expect(inShop(typed).questions[0]).toBe(question)
})

test('a word that says little does not find a question by itself', () => {
  const { questions } = inShop('how much does it cost for a team of 20')
  expect(questions[0]).toMatch(/price|cost/)
  expect(questions).not.toContain('Where does a team learn to read such answers?')
  expect(inShop('How long does dubbing take?').questions).not.toContain('What does it cost, and how long is it?')
  expect([...(foundInShop('How long does dubbing take?')?.marked.keys() ?? [])]).not.toContain('take')
})

test('a name that no question has is not another word', () => {
  for (const typed of ['datev', 'SOC 2', 'invoice']) expect(inShop(typed).questions).toEqual([])
})

test('questions that have the common word alone are the nearest, that of the matter first', () => {
  const { questions, areNearest } = inShop('who owns the output')
  expect(areNearest).toBe(true)
  expect(questions[0]).toBe('Is our content used to train a model?')
  expect(inShop('taxes for students').areNearest).toBe(true)
})

test('what is typed is marked, and a word with an error as a whole', () => {
  expect([...(found('certif')?.marked ?? [])]).toEqual([['certificate', 6]])
  expect([...(found('certifcate')?.marked ?? [])]).toEqual([['certificate', 11]])
})

test('a very long text is read at once', () => {
  const start = performance.now()
  found('money '.repeat(20_000) + 'a'.repeat(100_000))
  expect(performance.now() - start).toBeLessThan(1000)
})
