import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, copyProject, removeCopy } from '../../project-copy'
import type { Finding, SiteCheck } from '../check'

const post = 'content/blog/broken.mdx'
const template = 'content/blog/learn-ai-without-coding-beginners-guide.mdx'

/** A way in which a build can be troubled: what is done before it, and what it must say. */
interface Fault {
  name: string
  make(root: string): void
  says: RegExp
}

const write = (root: string, text: string | Uint8Array) => writeFileSync(join(root, post), text)
const frontmatter = (root: string) => readFileSync(join(root, template), 'utf8').split('---\n')[1] ?? ''

const faults: Fault[] = [
  {
    name: 'a folder where a file should be',
    make: root => mkdirSync(join(root, post)),
    says: /broken\.mdx/,
  },
  {
    name: 'a link that leads nowhere',
    make: root => symlinkSync('/nowhere/at/all.mdx', join(root, post)),
    says: /broken\.mdx.*file-unreadable/,
  },
  {
    name: 'bytes that are not UTF-8',
    make: root => write(root, new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe, 0xc3, 0x28])),
    says: /broken\.mdx.*file-unreadable/,
  },
  {
    name: 'a file of 10 MB',
    make: root => write(root, `---\n${frontmatter(root)}---\n\n${'Word after word. '.repeat(620_000)}`),
    says: /broken\.mdx/,
  },
  {
    name: 'ten thousand fields',
    make: root =>
      write(root, `---\n${Array.from({ length: 10_000 }, (_, at) => `field${at}: ${at}`).join('\n')}\n---\n\nText.\n`),
    says: /broken\.mdx.*field-unknown/,
  },
  {
    name: 'aliases that multiply',
    make: root => {
      const names = 'abcdefghij'
      const lines = [...names].map((name, at) =>
        at === 0
          ? `${name}: &${name} [x, x, x, x, x, x, x, x, x]`
          : `${name}: &${name} [${Array(9)
              .fill(`*${names[at - 1]}`)
              .join(', ')}]`,
      )
      write(root, `---\n${lines.join('\n')}\n---\n\nText.\n`)
    },
    says: /broken\.mdx.*frontmatter-syntax/,
  },
  {
    name: 'an alias inside itself',
    make: root => write(root, '---\ntitle: &a\n  more: *a\n---\n\nText.\n'),
    says: /broken\.mdx/,
  },
  {
    name: 'an article related to itself',
    make: root =>
      write(
        root,
        `---\n${frontmatter(root).replace(/relatedPosts:[\s\S]*?(?=\n\w|$)/, 'relatedPosts: [broken, broken]')}---\n\nText.\n`,
      ),
    says: /broken\.mdx/,
  },
]

/** What the published folder holds, as one hash. */
function fingerprint(root: string): string {
  const hash = createHash('sha256')
  const folder = join(root, 'dist/client')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(each => each.isFile())
    .map(each => join(each.parentPath, each.name))
    .sort())
    hash.update(entry.slice(folder.length)).update(readFileSync(entry))
  return hash.digest('hex')
}

function trouble(root: string, { name, make, says }: Fault): Finding[] {
  const findings: Finding[] = []
  const before = fingerprint(root)
  make(root)
  const { ok, text } = build(root)
  if (ok) findings.push({ page: name, says: 'the build goes through' })
  if (!ok && !says.test(text)) findings.push({ page: name, says: `the message does not say it: ${text.slice(0, 300)}` })
  if (/\n\s+at .*\.(ts|js|mjs):\d+/.test(text))
    findings.push({ page: name, says: `a stack trace instead of a message: ${text.slice(0, 300)}` })
  if (fingerprint(root) !== before) findings.push({ page: name, says: 'the last good output was changed' })
  rmSync(join(root, post), { recursive: true, force: true })
  return findings
}

const start = (root: string) =>
  spawn(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { cwd: root, stdio: 'ignore' })
const ended = async (process: ChildProcess) => (await once(process, 'exit'))[0] as number | null

/** Two builds of the same folder at the same time: both end well, and the result is one of a single build. */
async function together(root: string): Promise<Finding[]> {
  const before = fingerprint(root)
  const codes = await Promise.all([start(root), start(root)].map(ended))
  const findings: Finding[] = []
  if (codes.some(code => code !== 0))
    findings.push({ page: 'two builds at once', says: `end with ${codes.join(' and ')}` })
  if (fingerprint(root) !== before)
    findings.push({ page: 'two builds at once', says: 'leave something else than one build does' })
  return findings
}

/** A build that is killed after a while leaves the last output, or the new one, whole; the next one is right. */
async function killed(root: string, after: number): Promise<Finding[]> {
  const before = fingerprint(root)
  const process = start(root)
  const end = ended(process)
  await new Promise(resolve => setTimeout(resolve, after))
  process.kill('SIGKILL')
  await end
  return fingerprint(root) === before
    ? []
    : [{ page: `killed after ${after} ms`, says: 'the last good output was changed' }]
}

/** A disk without room, and a folder that may not be written: stood for by a file where the folder should be. */
function unwritable(root: string): Finding[] {
  const before = fingerprint(root)
  const cache = join(root, '.cache')
  rmSync(cache, { recursive: true, force: true })
  writeFileSync(cache, '')
  chmodSync(cache, 0o400)
  const { ok, text } = build(root)
  rmSync(cache, { force: true })
  return [
    ...(ok ? [{ page: 'no room to write', says: 'the build goes through' }] : []),
    ...(fingerprint(root) === before ? [] : [{ page: 'no room to write', says: 'the last good output was changed' }]),
    ...(/\.cache/.test(text)
      ? []
      : [{ page: 'no room to write', says: `does not name the folder: ${text.slice(0, 300)}` }]),
  ]
}

export const buildFaults: SiteCheck = {
  name: 'build faults',
  holds: 'Whatever troubles a build: a clear message, exit code 1, and the last good output as it was.',
  async run({ say }) {
    const root = copyProject()
    try {
      const first = build(root)
      if (!first.ok) return { looked: 0, findings: [{ page: 'the copy', says: first.text.slice(0, 500) }] }
      const findings: Finding[] = []
      for (const fault of faults) {
        say(`build faults: ${fault.name}`)
        findings.push(...trouble(root, fault))
      }
      say('build faults: two at once, killed, no room')
      findings.push(...(await together(root)))
      const moments = [300, 1200, 2500, 4000]
      for (const moment of moments) findings.push(...(await killed(root, moment)))
      findings.push(...unwritable(root))
      const last = build(root)
      if (!last.ok) findings.push({ page: 'the build after all that', says: last.text.slice(0, 300) })
      return { looked: faults.length + moments.length + 3, findings }
    } finally {
      removeCopy(root)
    }
  },
  async prove() {
    const root = copyProject()
    try {
      build(root)
      return trouble(root, { name: 'a fault that is none', make: () => {}, says: /never said/ })
    } finally {
      removeCopy(root)
    }
  },
}
