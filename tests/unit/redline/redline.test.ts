import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { plainText } from '../../../scripts/redline/plain-text'
import { changesBetween, redlineFile } from '../../../scripts/redline/redline'
import { versionsOf } from '../../../scripts/redline/versions'
import { temporaryFolder } from '../../factories/root'

const source = { file: 'content/legal/terms.mdx', url: '/terms/', facts: 'content/facts.yaml' }

/** Runs git in a folder, on a day. */
function git(root: string, day: string, ...args: string[]): void {
  const date = `${day}T12:00:00Z`
  const names = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@site.example',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@site.example',
  }
  execFileSync('git', args, {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, ...names, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  })
}

function commit(root: string, day: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  git(root, day, 'add', '.')
  git(root, day, 'commit', '-qm', 'change')
}

const terms = (lastUpdated: string, body: string) => `---\ntitle: Terms\nlastUpdated: ${lastUpdated}\n---\n\n${body}\n`

/** A project whose terms changed four times, on three days; the last change was published two days later. */
function history(): string {
  const root = temporaryFolder()
  git(root, '2026-01-01', 'init', '-q')
  const file = source.file
  commit(root, '2026-01-01', { [file]: terms('2026-01-01', '## Refunds\n\nWe refund within 30 days.') })
  // Neither the form of the text nor its fields are words.
  commit(root, '2026-02-01', { [file]: terms('2026-01-01', '## Refunds\n\nWe refund **within 30 days**.') })
  commit(root, '2026-03-01', { [file]: terms('2026-03-01', '## Refunds\n\nWe refund within 20 days.') })
  const facts = {
    'content/facts.yaml': 'days: 14\n',
    [file]: terms('2026-03-01', '## Refunds\n\nWe refund within {facts.days} days.'),
  }
  commit(root, '2026-05-01', facts)
  commit(root, '2026-05-03', { 'content/ledger.txt': '/terms/ text:0123456789abcdef 2026-05-03\n' })
  return root
}

test('the versions are those whose words differ, with the day of the ledger or of the commit', () => {
  expect(versionsOf(history(), source)).toEqual([
    { day: '2026-01-01', lastUpdated: '2026-01-01', text: '## Refunds\nWe refund within 30 days.' },
    { day: '2026-03-01', lastUpdated: '2026-03-01', text: '## Refunds\nWe refund within 20 days.' },
    { day: '2026-05-03', lastUpdated: '2026-03-01', text: '## Refunds\nWe refund within 14 days.' },
  ])
})

test('the page has the newest version first, with its day and what was taken out and added', () => {
  const text = redlineFile(versionsOf(history(), source), { title: 'Terms', url: '/terms/' })
  expect(text).toContain('[The text that holds today](/terms/) is dated March 1, 2026.')
  expect(text.slice(text.indexOf('## '))).toBe(`## Edited on May 3, 2026, no right or duty changed

**Refunds**

We refund within <del>20</del> <ins>14</ins> days.

## In effect since March 1, 2026

**Refunds**

We refund within <del>30</del> <ins>20</ins> days.

## The first version

It has the date January 1, 2026.
`)
})

test('without the whole history nothing is made up', () => {
  const copy = join(temporaryFolder(), 'copy')
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${history()}`, copy], { stdio: 'pipe' })
  expect(() => versionsOf(copy, source)).toThrow('Run git fetch --unshallow, and this again.')
  expect(() => versionsOf(temporaryFolder(), source)).toThrow('The history of this project is not here')
})

test('a paragraph that was added or taken out is a change as a whole, in its section', () => {
  const before = '## One\nThe first rule holds.\n## Two\nThe second rule holds always.'
  const after = '## One\nThe first rule holds.\nA new rule was written here.\n## Two'
  expect(changesBetween(before, after)).toEqual([
    { heading: 'One', spans: [{ kind: 'new', text: 'A new rule was written here.' }] },
    { heading: 'Two', spans: [{ kind: 'gone', text: 'The second rule holds always.' }] },
  ])
})

test('the words of a text are those that readers see', () => {
  const body =
    '## A part {#part}\n\nSee [our *page*](/page/), "now".\n\n- {facts.price} a month\n- <Fact name="old-price" />, it\'s `code`'
  expect(plainText(body, { price: { value: '$9' }, 'old-price': '$8' })).toBe(
    '## A part\nSee our *page*, “now”.\n$9 a month\n$8, it’s code',
  )
})

test('signs of MDX in a text are shown as they are', () => {
  const [day, lastUpdated] = ['2026-01-01', '2026-01-01']
  const texts = ['Write {a} or <b>.', 'Write {a} or *c*.']
  const text = redlineFile(
    texts.map(text => ({ day, lastUpdated, text })),
    { title: 'Terms', url: '/terms/' },
  )
  expect(text).toContain('Write \\{a\\} or ')
  expect(text).toContain('\\*c\\*')
  expect(text).toContain('&lt;b')
})
