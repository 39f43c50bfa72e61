import { readArguments, refuse } from '../../renderer/engine/commands/options/read-arguments'
import { peers } from './peers'

const usage = `Usage: npm run bench
With other generators: npm run bench -- --against ${Object.keys(peers).slice(1).join(',')}
With other sizes, and more than one round: npm run bench -- --posts 100,1000,10000 --rounds 3
To have the small site alone, for another benchmark: npm run bench -- --fill <folder>`

/** What `npm run bench` was called with. */
export interface BenchOptions {
  /** The generators that are measured, as `peers` names them. */
  names: string[]
  /** Numbers of posts. */
  sizes: number[]
  rounds: number
  /** Where the small site is written instead of measuring it. */
  fill?: string
}

/** Reads what the command was called with. Ends the process with exit code 2 when that can't be understood or run. */
export function readBenchOptions(): BenchOptions {
  const options = {
    against: { type: 'string', default: '' },
    posts: { type: 'string', default: '100,1000' },
    rounds: { type: 'string', default: '1' },
    fill: { type: 'string' },
  } as const
  const { values } = readArguments({ options }, usage)
  const names = ['workings', ...values.against.split(',').filter(Boolean)]
  const unknown = names.find(name => !Object.hasOwn(peers, name))
  if (unknown) return refuse(`${unknown} is not a generator that can be measured.`, usage)
  const old = names.map(name => peers[name]).find(peer => isTooOld(peer?.node))
  if (old) return refuse(`${old.label} needs Node ${old.node} or later, and this is ${process.version}.`, usage)
  const sizes = values.posts.split(',').map(Number)
  const rounds = Number(values.rounds)
  if (![...sizes, rounds].every(each => Number.isInteger(each) && each > 0))
    return refuse('Posts and rounds are whole numbers above 0.', usage)
  return { names, sizes, rounds, ...(values.fill && { fill: values.fill }) }
}

/** Whether the Node that runs is older than a version such as 22.12. */
function isTooOld(least = '0.0'): boolean {
  const [major = 0, minor = 0] = least.split('.').map(Number)
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number)
  return ownMajor < major || (ownMajor === major && ownMinor < minor)
}
