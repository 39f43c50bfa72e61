import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstDamage } from '../../../renderer/engine/build/publish/manifest'
import { makeKeys } from '../../../renderer/store/keys/trusted-keys'
import { commandLine } from '../../project-copy'

const project = join(import.meta.dirname, '../../..')

/** The keys of the jobs that write the store. */
export const ours = makeKeys()

/** The line by which a site uses a store. */
const ownLines = `  sharedStore: async () => (await import('@proofsheet/store/shared-store')).openSharedStore,
  outputs:`

/** When a build is killed. */
interface Kill {
  killAfterMs: number
}

/** A copy of the small site in a folder of its own: a machine. */
export interface Machine {
  root: string
  /** Runs a build to its end; gives its exit code and all that it printed. */
  build: (url: string, ...options: (string | Kill)[]) => Promise<Ended>
  /** Goes back to the former release; gives the same. */
  rollback: (url: string) => Promise<Ended>
}

/** A command that has ended: its exit code and all that it printed. */
interface Ended {
  code: number
  text: string
}

/** Makes a machine whose folder has a name of its own, with some posts besides those of the small site. */
export function makeMachine(name: string, posts = 20): Machine {
  mkdirSync(join(project, '.cache/copies'), { recursive: true })
  const root = mkdtempSync(join(project, `.cache/copies/${name}-`))
  cpSync(join(project, 'tests/fixtures/minimal-site'), root, { recursive: true })
  const [definition, manifest] = [join(root, 'renderer/site/index.ts'), join(root, 'package.json')]
  writeFileSync(definition, readFileSync(definition, 'utf8').replace('  outputs:', ownLines))
  const { proofsheet, ...others } = JSON.parse(readFileSync(manifest, 'utf8'))
  writeFileSync(manifest, JSON.stringify({ ...others, proofsheet: { ...proofsheet, storeKeys: [ours.publicText] } }))
  for (let index = 0; index < posts; index++) writePost(root, index, `The first text of post ${index}.`)
  return {
    root,
    build: (url, ...options) => run(root, url, 'build', options),
    rollback: url => run(root, url, 'rollback'),
  }
}

/** Writes a post of a site, with further lines of frontmatter. */
export function writePost(root: string, index: number, text: string, ...lines: string[]): void {
  const day = String((index % 28) + 1).padStart(2, '0')
  const fields = [`title: Post ${index}`, `excerpt: A post with the number ${index}.`, `date: 2025-03-${day}`, ...lines]
  writeFileSync(
    join(root, `content/blog/post-${index}.mdx`),
    `---\n${fields.join('\n')}\nauthor: The editors\ntags: [News]\n---\n\n${text}\n`,
  )
}

/** Makes a machine forget what it has published, and its data; with `code` all that it has made. */
export function empty({ root }: Machine, { code = false } = {}): void {
  const folders = ['.cache', '.releases', 'dist', ...(code ? ['node_modules'] : [])]
  for (const folder of folders) rmSync(join(root, folder), { recursive: true, force: true })
}

/** Removes a machine. */
export function removeMachine({ root }: Machine): void {
  rmSync(root, { recursive: true, force: true, maxRetries: 5 })
}

/** The manifest of what a machine has published; each file must be as it says. */
export function manifestOf({ root }: Machine): string {
  const damaged = firstDamage(join(root, 'dist'))
  if (damaged !== undefined) throw new Error(`${damaged} is not as the manifest says.`)
  return readFileSync(join(root, 'dist/manifest.json'), 'utf8')
}

function run(root: string, url: string, command: string, options: (string | Kill)[] = []): Promise<Ended> {
  const args = [...commandLine(root, command), ...options.filter(each => typeof each === 'string')]
  const timeout = options.find(each => typeof each !== 'string')?.killAfterMs
  // The test runner sets NODE_ENV, and variables of a service would number the shards.
  const { NODE_ENV: _, SHARD: __, CI_NODE_INDEX: ___, ...env } = process.env
  Object.assign(env, { CACHE_URL: url, CACHE_PRIVATE_KEY: ours.privateText })
  return new Promise(resolve => {
    const done = (error: { code?: number | string | null } | null, stdout: string, stderr: string) =>
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr })
    execFile(process.execPath, args, { cwd: root, env, encoding: 'utf8', timeout, killSignal: 'SIGKILL' }, done)
  })
}

/** Runs a build that must succeed; gives what it printed. */
export async function mustBuild(machine: Machine, url: string, ...options: string[]): Promise<string> {
  const { code, text } = await machine.build(url, ...options)
  if (code !== 0) throw new Error(text)
  return text
}

/** How many records of a kind a build made itself, as it says. */
export const madeHere = (said: string, noun: string): number =>
  Number(new RegExp(`made here: .*?(\\d+) ${noun}`).exec(said)?.[1])
