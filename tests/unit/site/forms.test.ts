import { expect, test } from 'vitest'
import { judge } from '../../../renderer/site/islands/forms/send'
import { faultOf, givenBy, mailOf, type SendField, webMailers } from '../../../renderer/site/islands/forms/send-fields'

const email: SendField = { label: 'Email address', name: 'email', type: 'email', autoComplete: 'email' }
const first: SendField = { label: 'First name', name: 'firstName', type: 'text', autoComplete: 'given-name' }

test('a fault says what to write, and names what was written', () => {
  expect(faultOf(first, '   ')).toBe('Enter your first name.')
  expect(faultOf(email, '')).toBe('Enter your email address.')
  expect(faultOf(email, 'ada@')).toBe('“ada@” is not a whole email address. Write it like name@company.com.')
})

test('an optional field may stay empty', () => {
  expect(faultOf({ ...first, isOptional: true }, ' ')).toBeUndefined()
})

test.each(['ada@example.org', ' ada@example.org ', "o'hara+ai@mail.example.co.uk", 'root@localhost'])(
  '%s is an address',
  text => {
    expect(faultOf(email, text)).toBeUndefined()
  },
)

test.each(['ada', '@example.org', 'ada@@example.org', 'ada@example..org', 'ada lovelace@example.org', 'ada@-a.org'])(
  '%s is no address',
  text => {
    expect(faultOf(email, text)).toContain('not a whole email address')
  },
)

test('a mail carries every answer, whatever it holds', () => {
  const answers = new Map([
    ['firstName', 'Zoë & Co?'],
    ['email', 'zoe@example.org'],
  ])
  const { text, href } = mailOf('hello@workings.example', 'Training inquiry', [first, email], answers)
  expect(text).toBe('First name: Zoë & Co?\r\nEmail address: zoe@example.org')
  expect(href).toBe(
    'mailto:hello@workings.example?subject=Training%20inquiry&body=First%20name%3A%20Zo%C3%AB%20%26%20Co%3F%0D%0AEmail%20address%3A%20zoe%40example.org',
  )
})

const topic: SendField = {
  label: 'What it is about',
  name: 'about',
  type: 'choice',
  autoComplete: 'off',
  isOptional: true,
  choices: [{ label: 'Training', choices: [{ about: 'finance', label: 'AI for finance' }] }],
}

test('a choice is the subject of the mail, and no line of it', () => {
  const answers = new Map([
    ['about', 'AI for finance'],
    ['firstName', 'two\nlines'],
  ])
  const mail = mailOf('hello@workings.example', 'A message', [topic, first], answers)
  expect(mail).toMatchObject({ subject: 'AI for finance', text: 'First name: two\r\nlines' })
  expect(mailOf('a@b.example', 'A message', [topic, first], new Map()).subject).toBe('A message')
})

test('web mailers get recipient, subject and lines as they are', () => {
  const answers = new Map([['firstName', 'Zoë & Co? #1']])
  const mailers = webMailers(mailOf('hello@workings.example', 'A + B', [first], answers))
  expect(mailers.map(({ name }) => name)).toEqual(['Gmail', 'Outlook', 'Outlook.com', 'Yahoo'])
  for (const { href } of mailers) {
    const { searchParams: given, hash } = new URL(href)
    expect(given.get('to')).toBe('hello@workings.example')
    expect(given.get('subject') ?? given.get('su')).toBe('A + B')
    expect(given.get('body')).toBe('First name: Zoë & Co? #1')
    expect(hash).toBe('')
  }
})

test('a link chooses one of the answers by its name and gives those that are typed, and nothing else', () => {
  expect(givenBy('?about=finance', [first, topic])).toEqual([{ field: topic, answer: 'AI for finance' }])
  expect(givenBy('?about=&firstName=Zo%C3%AB&firstName=Lee&other=1', [first, topic])).toEqual([
    { field: first, answer: 'Zoë\nLee' },
  ])
  for (const search of ['', '?about=', '?about=AI+for+finance', '?about=__proto__', '?finance'])
    expect(givenBy(search, [first, topic])).toEqual([])
})

test.each([
  [200, 'application/json', '{"ok":true}', 'accepted'],
  [201, 'application/json', '{"id":7}', 'accepted'],
  [204, '', '', 'accepted'],
  [200, 'text/plain', 'thanks', 'accepted'],
  [200, 'application/json', '{"ok":false}', 'refused'],
  [200, 'application/json', '{"success":false}', 'refused'],
  [200, 'application/json', '{"errors":[{"code":"EMPTY"}]}', 'refused'],
  [200, 'application/json', '{"errors":[]}', 'accepted'],
  [200, 'application/json', '{"ok":', 'unclear'],
  [200, 'text/html; charset=utf-8', '<p>Hello</p>', 'unclear'],
  [200, 'text/plain', '<!doctype html><title>Sign in</title>', 'unclear'],
  [400, 'application/json', '{}', 'refused'],
  [422, 'text/html', '<p>no</p>', 'refused'],
  [404, 'text/html', '<p>no</p>', 'misplaced'],
  [403, '', '', 'misplaced'],
  [429, 'text/html', '<p>slow down</p>', 'busy'],
  [500, 'text/html', '<p>oh</p>', 'broken'],
  [503, '', '', 'broken'],
])('an answer of %i %s %s means %s', (status, type, body, outcome) => {
  expect(judge(status, type, body)).toBe(outcome)
})
