import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeCopy, runCommand } from '../../project-copy'
import { makeSite } from '../commands/site-copy'
import { buildsTimeoutMs } from './project-builds'
import { changes } from './reviewed-changes'
import { posts } from './reviewed-posts'

let root = ''
let text = ''
let comment = ''
let report = ''
let data: { sentences: string[]; groups: { reasons: string[]; changes: { kind: string }[] }[] }

/** Runs git in the site, as nobody in particular and without settings of the machine. */
function git(...args: string[]): void {
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@site.example']
  execFileSync('git', [...author, ...args], { cwd: root, env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' } })
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

function edit(file: string, from: string, to: string): void {
  const before = readFileSync(join(root, file), 'utf8')
  expect(before, file).toContain(from)
  write(file, before.replace(from, to))
}

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

beforeAll(async () => {
  root = makeSite()
  edit('package.json', '{', '{ "scripts": { "build": "proofsheet build", "check": "proofsheet check" },')
  edit(
    'renderer/site/index.ts',
    '  outputs:',
    `  facts: { file: 'content/facts.yaml' },
  review: {
    price: { noun: 'price', fields: ['facts.price*.value'], pattern: /[$]\\d+/ },
    legal: { noun: 'legal text', collections: ['pages'] },
  },
  outputs:`,
  )
  write('content/facts.yaml', 'priceTea:\n  value: $97/month\n  about: tea\n')
  write('content/media/cup.png', await picture('red'))
  write('content/media/pot.png', await picture('blue'))
  for (const [file, content] of Object.entries(posts)) write(file, content)
  write('.gitignore', 'node_modules\n.cache\n.releases\ndist\n')
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '.')
  git('commit', '--quiet', '--message', 'the site')
  for (const { file, from, to } of changes) {
    if (to === undefined) rmSync(join(root, file))
    else if (from === undefined) write(file, to)
    else edit(file, from, to)
  }
  write('content/media/cup.png', await picture('green'))
  text = runCommand(root, 'review', {}, ['HEAD', '--pictures', '0']).text
  if (!existsSync(join(root, 'dist/review/review.json'))) throw new Error(text)
  const read = (name: string) => readFileSync(join(root, 'dist/review', name), 'utf8')
  data = JSON.parse(read('review.json'))
  comment = read('comment.md')
  report = read('index.html')
}, buildsTimeoutMs)

afterAll(() => removeCopy(root))

test('each of 24 changes is named with its own cause, and nothing else', () => {
  expect(changes.length + 1).toBeGreaterThanOrEqual(24)
  const told = [...changes.flatMap(({ sentences }) => sentences), 'The picture cup is replaced on /blog/picture/.']
  expect(data.sentences.toSorted()).toEqual(told.toSorted())
  for (const sentence of data.sentences) expect(text).toContain(sentence)
})

test('the comment says all of it, with the changed words in strong letters', () => {
  const plain = comment
    .replace(/\*\*|\\(?=[[\](){}*_#+!|~`])/g, '')
    .replaceAll('&#58;', ':')
    .replaceAll('&#64;', '@')
  for (const sentence of data.sentences) expect(plain).toContain(`- ${sentence}`)
  expect(comment).toContain('within **14** days')
})

test('the report shows the replaced picture before and after, and marks changed words', () => {
  for (const side of ['before', 'after']) expect(existsSync(join(root, `dist/review/media/1-${side}.webp`))).toBe(true)
  expect(report).toContain('<img src="media/1-before.webp"')
  expect(report).toContain('<mark>14</mark>')
})
