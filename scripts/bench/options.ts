import { readArguments, refuse } from '../../renderer/engine/commands/options/read-arguments'
import { peers } from './peers'

const usage = `Usage: npm run bench
With other generators: npm run bench -- --against ${Object.keys(peers).slice(1).join(',')}
With other sizes, and more than one round: npm run bench -- --posts 100,1000,10000 --rounds 3
To have the small site alone, for another benchmark: npm run bench -- --fill <folder>`

/** The options of `npm run bench`. */
export interface BenchOptions {
  /** The generators to measure, by their names in `peers`. */
  names: string[]
  /** Numbers of posts. */
  sizes: number[]
  rounds: number
  /** The folder for the small site; it is then written without being measured. */
  fill?: string
}

/** Reads the command's options. Ends the process with exit code 2 where they are invalid or a generator can't run. */
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

/** Whether the running Node is older than a version such as 22.12. */
function isTooOld(least = '0.0'): boolean {
  const [major = 0, minor = 0] = least.split('.').map(Number)
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number)
  return ownMajor < major || (ownMajor === major && ownMinor < minor)
}
