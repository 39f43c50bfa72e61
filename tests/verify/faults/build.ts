import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, copyProject, removeCopy } from '../../project-copy'
import type { Finding, SiteCheck } from '../check'
import { type Fault, faults, post, template } from './content'

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

const hasStack = (text: string) => /\n\s+at .*\.(ts|js|mjs):\d+/.test(text)

/** A build that must fail, with a message that says why, and leave what there was. */
function judge(root: string, name: string, says: RegExp, environment: Record<string, string> = {}): Finding[] {
  const findings: Finding[] = []
  const before = fingerprint(root)
  const { ok, text } = build(root, environment)
  if (ok) findings.push({ page: name, says: 'the build goes through' })
  if (!ok && !says.test(text)) findings.push({ page: name, says: `the message does not say it: ${text.slice(0, 300)}` })
  if (hasStack(text)) findings.push({ page: name, says: `a stack trace instead of a message: ${text.slice(0, 300)}` })
  if (fingerprint(root) !== before) findings.push({ page: name, says: 'the last good output was changed' })
  return findings
}

function trouble(root: string, { name, make, says }: Fault): Finding[] {
  make(root)
  const findings = judge(root, name, says)
  rmSync(join(root, post), { recursive: true, force: true })
  return findings
}

const start = (root: string) =>
  spawn(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
const ended = async (process: ChildProcess) => (await once(process, 'exit'))[0] as number | null

let sentences = 0
/** Gives the next build something to do. */
function change(root: string): void {
  const file = join(root, template)
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more sentence, number ${++sentences}.\n`)
}

/** Two builds of the same folder at the same time: both end well, and the result is one of a single build. */
async function together(root: string): Promise<Finding[]> {
  change(root)
  const page = 'two builds at once'
  const codes = await Promise.all([start(root), start(root)].map(ended))
  const left = fingerprint(root)
  rmSync(join(root, 'dist/client'), { recursive: true })
  const findings: Finding[] = []
  if (codes.some(code => code !== 0)) findings.push({ page, says: `end with ${codes.join(' and ')}` })
  if (!build(root).ok || fingerprint(root) !== left) findings.push({ page, says: 'leave something else than one does' })
  return findings
}

/** A build that is killed after a while leaves the last output whole, or the new one; the next build is right. */
async function killed(root: string, after: number): Promise<Finding[]> {
  const before = fingerprint(root)
  change(root)
  const process = start(root)
  const end = ended(process)
  await new Promise(resolve => setTimeout(resolve, after))
  process.kill('SIGKILL')
  await end
  const left = fingerprint(root)
  const { ok } = build(root)
  return ok && [before, fingerprint(root)].includes(left)
    ? []
    : [{ page: `killed after ${after} ms`, says: ok ? 'leaves half an output' : 'the next build fails' }]
}

/** The build's messages where the disk fails it: after so many files none can be written. */
function unwritable(root: string, room: number, code: 'ENOSPC' | 'EACCES'): Finding[] {
  change(root)
  const loaded = join(import.meta.dirname, 'no-room.mjs')
  const environment = { NODE_OPTIONS: `--import ${pathToFileURL(loaded)}`, ROOM: `${room}`, ROOM_CODE: code }
  return judge(root, `${code} after ${room} files`, /can't be written: .*(no room|no permission)/, environment)
}

/** A file stands where the folder should be in which builds keep what they made. */
function obstructed(root: string): Finding[] {
  const cache = join(root, '.cache')
  rmSync(cache, { recursive: true, force: true })
  writeFileSync(cache, '')
  const findings = judge(root, 'a file in the place of .cache', /\.cache can't be written/)
  rmSync(cache, { force: true })
  return findings
}

/** A content file goes while a build runs: it was read before, or its absence is told. */
async function vanishing(root: string, after: number): Promise<Finding[]> {
  const page = `a file that vanishes after ${after} ms`
  const file = join(root, template)
  const text = readFileSync(file)
  const before = fingerprint(root)
  const process = start(root)
  let said = ''
  process.stderr?.on('data', chunk => {
    said += chunk
  })
  const end = ended(process)
  await new Promise(resolve => setTimeout(resolve, after))
  rmSync(file)
  const code = await end
  writeFileSync(file, text)
  return [
    ...(code === 0 || code === 1 ? [] : [{ page, says: `ends with ${code}` }]),
    ...(fingerprint(root) === before ? [] : [{ page, says: 'the last good output was changed' }]),
    ...(hasStack(said) ? [{ page, says: `a stack trace instead of a message: ${said.slice(0, 300)}` }] : []),
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
      say('build faults: two at once, killed, a file that vanishes, no room')
      findings.push(...(await together(root)))
      const moments = [300, 1200, 2500, 4000]
      for (const moment of moments) findings.push(...(await killed(root, moment)))
      const reads = [100, 300, 600, 1000]
      for (const moment of reads) findings.push(...(await vanishing(root, moment)))
      const rooms = [0, 40, 200, 500]
      for (const room of rooms) findings.push(...unwritable(root, room, room === 0 ? 'EACCES' : 'ENOSPC'))
      findings.push(...obstructed(root))
      const last = build(root)
      if (!last.ok) findings.push({ page: 'the build after all that', says: last.text.slice(0, 300) })
      return { looked: faults.length + moments.length + reads.length + rooms.length + 3, findings }
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
