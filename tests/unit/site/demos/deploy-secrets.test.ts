import { expect, test } from 'vitest'
import { inspect } from '../../../../renderer/site/islands/demos/deploy-timeline/inspect'
import { findSecrets, takeOutSecrets } from '../../../../renderer/site/islands/demos/deploy-timeline/secrets'
import { planSteps } from '../../../../renderer/site/islands/demos/deploy-timeline/steps'

test('keys are found by their form or by their name', () => {
  const key = ['AKIA', 'IOSFODNN7', 'EXAMPLE'].join('')
  expect(findSecrets(`first line\nconst id = "${key}"`)).toMatchObject([{ what: 'an AWS access key', line: 2 }])
  expect(findSecrets('{"db_password": "correct-horse-battery"}')).toMatchObject([
    { what: 'the value of “db_password”' },
  ])
  expect(findSecrets(['sk', 'live', 'a1'.repeat(12)].join('_'))).toMatchObject([{ what: 'a Stripe secret key' }])
})

test('a key in an address is found, and neither a class nor a search is one', () => {
  const short = ['sk', '12345abcdef'].join('-')
  expect(findSecrets(`fetch('/prices?k=${short}')`)).toMatchObject([{ what: 'a key to an AI service' }])
  expect(takeOutSecrets('/prices?page=2&access_token=abc123def456&sort=up')).toBe(
    '/prices?page=2&access_token=&sort=up',
  )
  expect(findSecrets('<p class="sk-loading-skeleton"><a href="/find?q=password-rules">')).toEqual([])
})

test('a key that fits two rules counts once', () => {
  expect(findSecrets(`const apiKey = "${['ghp', 'a1B2'.repeat(9)].join('_')}"`)).toHaveLength(1)
})

test.each([
  'const apiKey = "YOUR_API_KEY_HERE"',
  'const password = ""',
  'const password = "changeme"',
  'const token = "xxx"',
  'const API_KEY=process.env.API_KEY',
  'API_KEY=os.environ["API_KEY"]',
  '{ password: "required" }',
  'const tokenType = "Basic"',
  '<input type="password" name="password" autocomplete="password">',
  '<a href="/list?key=name&page_key=2">',
  '<p>The secret of a good loaf: time.</p>',
])('a placeholder, an expression and an ordinary word are no keys: %s', code => {
  expect(findSecrets(code)).toEqual([])
})

test.each([
  ['const password = "hunter2"', 'hunter2'],
  ['const dbPwd = "a1"', 'a1'],
  ['const token = "abc"', 'abc'],
  ['login(user="ana", password="cat")', 'cat'],
  ['PASSWORD=hunter2\nPORT=80', 'hunter2'],
  ["fetch('/prices?token=abc12')", 'abc12'],
])('a password is told by its name, however short it is: %s', (code, password) => {
  expect(findSecrets(code).map(({ start, end }) => code.slice(start, end))).toEqual([password])
})

test('taking keys out leaves the rest as it was', () => {
  expect(takeOutSecrets("const apiKey = 'example-key-not-in-use'\nconst token = `another-long-value`\nrun()")).toBe(
    "const apiKey = ''\nconst token = ``\nrun()",
  )
})

test('a key is remarked on in plain words, with its line', () => {
  const remark = (code: string) => planSteps(inspect(code)).held
  expect(remark(`run()\nconst k = "${['sk', 'proj1234567890'].join('-')}"`)).toContain(
    'Line 2 seems to show a key to an AI service. Every visitor could read it.',
  )
  expect(remark('const apiKey = "abcd1234efgh5678"; const token = "abcd1234efgh5679"')).toContain(
    'Line 1 seems to show the value of “apiKey” (and 1 more). Every visitor could read them.',
  )
})
