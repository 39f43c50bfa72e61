import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { firstDamage } from '../../renderer/engine/build/publish/manifest'
import { distFolder, releasesFolder } from '../../renderer/engine/build/publish/releases'
import { compileForNode } from '../factories/compile'

/** The change that a process makes in a folder; see `publish-once.ts`. */
export type Change = [way: 'publish' | 'activate' | 'copy', value: string | number]

/**
 * Changes the published site of a folder, in a process of its own that is killed before the numbered operation on the
 * disk. Settles with whether it was killed: false where it ended before that.
 */
export async function change(root: string, [way, value]: Change, killAt = 0): Promise<boolean> {
  const program = fileURLToPath(await compileForNode('tests/kills/publish-once.ts'))
  const hook = pathToFileURL(join(import.meta.dirname, 'kill-at.mjs')).href
  const child = spawn(process.execPath, ['--import', hook, program, root, way, String(value)], {
    env: { ...process.env, KILL_AT: String(killAt) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code, signal] = await once(child, 'exit')
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`${way} ${value} ended with ${code ?? signal}.`)
  return signal === 'SIGKILL'
}

/** The text of the published site, where it is complete and all files beside it belong to it; otherwise the problem. */
export type State = { text: string } | { fault: string }

/** The state of the site that a folder publishes. */
export function published(root: string): State {
  try {
    const dist = distFolder(root)
    const damaged = firstDamage(dist)
    if (damaged !== undefined) return { fault: `${damaged} is not as the manifest says` }
    const text = readFileSync(join(dist, 'client/index.html'), 'utf8')
    const beside = JSON.parse(readFileSync(join(dist, 'host-rules.json'), 'utf8'))
    return beside === text ? { text } : { fault: 'the files beside the site belong to another one' }
  } catch (error) {
    return { fault: `no site is published: ${(error as Error).message}` }
  }
}

/**
 * The states before a change and after kills at its first operation on the disk, its second and so on, until it ends
 * without being killed.
 */
export async function statesAfterKills(root: string, next: (killAt: number) => Change): Promise<State[]> {
  const states = [published(root)]
  while (await change(root, next(states.length), states.length)) states.push(published(root))
  return states
}

/** The names of the unfinished files of killed processes. */
export const leftovers = (root: string) => readdirSync(releasesFolder(root)).filter(name => name.startsWith('.'))
