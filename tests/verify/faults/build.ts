import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, copyProject, removeCopy } from '../../project-copy'
import type { Finding, SiteCheck } from '../check'
import { type ContentFault, contentFaults, post, template } from './broken-content'

/** One hash of all published files. */
export function hashOf(root: string): string {
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

/** Runs a build that must fail with the expected message and leave the last output unchanged. */
function mustFail(root: string, name: string, expected: RegExp): Finding[] {
  const findings: Finding[] = []
  const before = hashOf(root)
  const { ok, text } = build(root)
  if (ok) findings.push({ page: name, message: 'the build succeeds' })
  if (!ok && !expected.test(text))
    findings.push({ page: name, message: `has an unexpected message: ${text.slice(0, 300)}` })
  if (hasStack(text)) findings.push({ page: name, message: `prints a stack trace: ${text.slice(0, 300)}` })
  if (hashOf(root) !== before) findings.push({ page: name, message: 'changes the last good output' })
  return findings
}

/** A build with broken content. */
function brokenContent(root: string, { name, write, expected }: ContentFault): Finding[] {
  write(root)
  const findings = mustFail(root, name, expected)
  rmSync(join(root, post), { recursive: true, force: true })
  return findings
}

const startBuild = (root: string) =>
  spawn(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
const exitCode = async (process: ChildProcess) => (await once(process, 'exit'))[0] as number | null

let sentences = 0
/** Changes the content, so that the next build has work to do. */
function changeContent(root: string): void {
  const file = join(root, template)
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more sentence, number ${++sentences}.\n`)
}

/** Two builds of one folder at the same time: both succeed with the output of a single build. */
async function concurrentBuilds(root: string): Promise<Finding[]> {
  changeContent(root)
  const page = 'two builds at once'
  const codes = await Promise.all([startBuild(root), startBuild(root)].map(exitCode))
  const left = hashOf(root)
  rmSync(join(root, 'dist/client'), { recursive: true })
  const findings: Finding[] = []
  if (codes.some(code => code !== 0)) findings.push({ page, message: `end with ${codes.join(' and ')}` })
  if (!build(root).ok || hashOf(root) !== left)
    findings.push({ page, message: 'have another output than a single build' })
  return findings
}

/** A killed build leaves the last output or the new one, complete; the next build succeeds. */
async function killedBuild(root: string, afterMs: number): Promise<Finding[]> {
  const before = hashOf(root)
  changeContent(root)
  const process = startBuild(root)
  const end = exitCode(process)
  await new Promise(resolve => setTimeout(resolve, afterMs))
  process.kill('SIGKILL')
  await end
  const left = hashOf(root)
  const { ok } = build(root)
  return ok && [before, hashOf(root)].includes(left)
    ? []
    : [
        {
          page: `a build killed after ${afterMs} ms`,
          message: ok ? 'leaves a partial output' : 'makes the next build fail',
        },
      ]
}

/** A build with a file in place of the cache folder. */
function blockedCache(root: string): Finding[] {
  const cache = join(root, '.cache')
  rmSync(cache, { recursive: true, force: true })
  writeFileSync(cache, '')
  const findings = mustFail(root, 'a file in the place of .cache', /\.cache can't be (read|written): a file stands/)
  rmSync(cache, { force: true })
  return findings
}

/** A content file is removed during a build: it was read before, or the build reports that it is missing. */
async function removedFile(root: string, afterMs: number): Promise<Finding[]> {
  const page = `a file removed after ${afterMs} ms`
  const file = join(root, template)
  const text = readFileSync(file)
  const before = hashOf(root)
  const process = startBuild(root)
  let output = ''
  process.stderr?.on('data', chunk => {
    output += chunk
  })
  const end = exitCode(process)
  await new Promise(resolve => setTimeout(resolve, afterMs))
  rmSync(file)
  const code = await end
  writeFileSync(file, text)
  return [
    ...(code === 0 || code === 1 ? [] : [{ page, message: `ends with ${code}` }]),
    ...(hashOf(root) === before ? [] : [{ page, message: 'changes the last good output' }]),
    ...(hasStack(output) ? [{ page, message: `prints a stack trace: ${output.slice(0, 300)}` }] : []),
  ]
}

export const buildFaults: SiteCheck = {
  name: 'build faults',
  async run({ log }) {
    const root = copyProject()
    try {
      const first = build(root)
      if (!first.ok) return { inspected: 0, findings: [{ page: 'the copy', message: first.text.slice(0, 500) }] }
      const findings: Finding[] = []
      for (const fault of contentFaults) {
        log(`build faults: ${fault.name}`)
        findings.push(...brokenContent(root, fault))
      }
      log('build faults: concurrent, killed, removed file')
      findings.push(...(await concurrentBuilds(root)))
      const killTimesMs = [300, 1200, 2500, 4000]
      for (const ms of killTimesMs) findings.push(...(await killedBuild(root, ms)))
      const removalTimesMs = [100, 300, 600, 1000]
      for (const ms of removalTimesMs) findings.push(...(await removedFile(root, ms)))
      findings.push(...blockedCache(root))
      const last = build(root)
      if (!last.ok) findings.push({ page: 'the last build', message: last.text.slice(0, 300) })
      return {
        inspected: contentFaults.length + killTimesMs.length + removalTimesMs.length + 3,
        findings,
      }
    } finally {
      removeCopy(root)
    }
  },
  requirements: {
    'A build that fails has a clear message.': () => proof(/unexpected message/),
    'It has exit code 1.': () => proof(/the build succeeds/),
    'It leaves the last good output.': () => proof(/changes the last good output/),
  },
}

let found: Finding[] | undefined

/** What is found, by kind, of a build that fails otherwise than it should, and of one that succeeds. */
async function proof(kind: RegExp): Promise<Finding[]> {
  found ??= findOfOthers()
  return found.filter(({ message }) => kind.test(message))
}

function findOfOthers(): Finding[] {
  const root = copyProject()
  try {
    build(root)
    const [first] = contentFaults
    return [
      ...(first ? brokenContent(root, { ...first, expected: /^Another message/ }) : []),
      ...brokenContent(root, { name: 'valid content', write: changeContent, expected: /any message/ }),
    ]
  } finally {
    removeCopy(root)
  }
}
