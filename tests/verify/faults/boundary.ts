import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyProject, removeCopy, serve, stop } from '../../project-copy'
import type { Finding, SiteCheck } from '../check'

/** How long a command may take before it counts as hanging, in milliseconds. */
const timeLimitMs = 240_000

/** A text in the file that links lead to, which no command may print or publish. */
const secret = 'the-text-of-another-file'

/** A program that leaves a trace when it is run. */
const program = (root: string, file: string) =>
  `import { appendFileSync } from 'node:fs'
appendFileSync(${JSON.stringify(join(root, 'RAN'))}, ${JSON.stringify(`${file}\n`)})
export default {}
`

/** Files that must be refused, by how they are made. */
const planted = {
  program: [
    'content/+config.ts',
    'content/blog/+config.js',
    'content/media/+config.ts',
    'content/media/deep/er/+config.mjs',
    'public/+config.js',
  ],
  text: [
    'content/media/evil.html',
    'content/media/evil.js',
    'content/media/evil.webm',
    'public/evil.html',
    'content/media/line\n::error::break.png',
    'content/media/escape\u001b]0;title\u0007.png',
  ],
  link: ['public/linked.txt', 'content/blog/linked.mdx', 'content/media/linked.webp', 'content/ledger.txt'],
  loop: ['content/media/loop'],
}
const all = Object.values(planted).flat()

/** Plants the files in a copy of the project. */
function plantAll(root: string): void {
  const other = join(root, 'other')
  writeFileSync(other, `---\n${secret}\n---\n`)
  for (const file of all) mkdirSync(dirname(join(root, file)), { recursive: true })
  for (const file of planted.program) writeFileSync(join(root, file), program(root, file))
  for (const file of planted.text) writeFileSync(join(root, file), '<script>alert(1)</script>')
  for (const file of planted.link) symlinkSync(other, join(root, file))
  for (const file of planted.loop) symlinkSync('.', join(root, file))
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script href="/assets/media/evil.js"/></svg>'
  writeFileSync(join(root, 'content/media/evil.svg'), drawing)
}

const ran = (root: string) => (existsSync(join(root, 'RAN')) ? readFileSync(join(root, 'RAN'), 'utf8') : '')

/** Runs a command that must refuse each planted file, soon, without an effect of any. */
function mustRefuse(root: string, name: string): Finding[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', `scripts/${name}.ts`], {
    cwd: root,
    encoding: 'utf8',
    timeout: timeLimitMs,
  })
  const text = stdout + stderr
  const shown = (file: string) => JSON.stringify(file).slice(1, -1)
  const found = (message: string): Finding => ({ page: `npm run ${name}`, message })
  return [
    ...(status === 1 ? [] : [found(`ends with ${status}: ${text.slice(-300)}`)]),
    ...[...all, 'content/media/evil.svg']
      .filter(file => !text.includes(`${shown(file)}:1:`))
      .map(file => found(`does not refuse ${shown(file)}`)),
    ...(text.includes(secret) ? [found('prints the file that a link leads to')] : []),
    ...(/^\s*::/m.test(text) ? [found('prints a line that is a workflow command')] : []),
    ...(text.includes('\u001b]') ? [found('prints a control sequence of a name')] : []),
    ...(/\n\s+at .*\.(ts|js|mjs):\d+/.test(text) ? [found('prints a stack')] : []),
  ]
}

/** Requests files from the dev server that it may not serve. */
async function askDev(root: string): Promise<Finding[]> {
  const { server, said } = await serve(root, 0)
  try {
    const [origin = ''] = /http:\/\/[\w.]+:\d+/.exec(said()) ?? []
    const ask = async (path: string) => ({ path, text: await (await fetch(origin + path)).text() })
    const answers = await Promise.all(['/linked.txt', '/evil.html', '/'].map(ask))
    return answers
      .filter(({ path, text }) => text.includes(secret) || (path === '/evil.html' && text.includes('alert(1)')))
      .map(({ path }) => ({ page: `npm run dev: ${path}`, message: 'serves a file that is not published' }))
  } finally {
    await stop(server)
  }
}

async function findEffects(root: string): Promise<Finding[]> {
  const findings = [...mustRefuse(root, 'check'), ...mustRefuse(root, 'build'), ...(await askDev(root))]
  const lines = ran(root).split('\n').filter(Boolean)
  return [...findings, ...lines.map(file => ({ page: file, message: 'was run' }))]
}

export const boundary: SiteCheck = {
  name: 'boundary',
  async run() {
    const root = copyProject()
    try {
      plantAll(root)
      return { inspected: all.length + 1, findings: await findEffects(root) }
    } finally {
      removeCopy(root)
    }
  },
  requirements: {
    // The same program among the pages is run.
    'No file of content/ or public/ is run unless it is of a listed kind.': () =>
      inCopy(async root => {
        const file = 'pages/+config.ts'
        writeFileSync(join(root, file), program(root, file))
        const { server } = await serve(root, 0)
        await stop(server)
        return ran(root).includes(file) ? [{ page: file, message: 'was run' }] : []
      }),
    'Check and build refuse each other one by its name.': () => inCopy(async root => mustRefuse(root, 'check')),
    // A file with what a link would lead to.
    'None is followed or published.': () =>
      inCopy(root => {
        writeFileSync(join(root, 'public/linked.txt'), secret)
        return askDev(root)
      }),
  },
}

/** What is found of a copy of the project in which something was planted. */
async function inCopy(find: (root: string) => Promise<Finding[]>): Promise<Finding[]> {
  const root = copyProject()
  try {
    return await find(root)
  } finally {
    removeCopy(root)
  }
}
