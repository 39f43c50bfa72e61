import { readArguments, UsageError } from '@proofsheet/engine/commands/read-arguments'
import type { Run } from './run-rounds'
import { otherSetups } from './setups/others'
import { ownSetups } from './setups/own'
import { obstacle } from './setups/prepare'
import { type TableName, tableNames } from './setups/setup'

const peers = [...new Set(otherSetups.map(({ peer = '' }) => peer))]

const usage = `Usage: npm run bench
With other generators: npm run bench -- --against ${peers.join(',')}
With other sizes, and more than one round: npm run bench -- --posts 100,1000,4000,10000 --rounds 3
One table alone: npm run bench -- --tables ${tableNames.join(' or ')}
To write the results into scripts/bench/results too: npm run bench -- --save
To have the small site alone, for another benchmark: npm run bench -- --fill <folder>`

/** The options of `npm run bench`. */
export interface BenchOptions extends Run {
  /** Whether the results are written where they can be committed. */
  isSaved: boolean
  /** The folder for the small site; it is then written without being measured. */
  fill?: string
}

/** Reads the command's options. Throws a `UsageError` where they are invalid or a site can't be built. */
export function readBenchOptions(): BenchOptions {
  const options = {
    against: { type: 'string', default: '' },
    tables: { type: 'string', default: tableNames.join(',') },
    posts: { type: 'string', default: '100,1000' },
    rounds: { type: 'string', default: '1' },
    save: { type: 'boolean', default: false },
    fill: { type: 'string' },
  } as const
  const { values } = readArguments({ options }, usage)
  const against = values.against.split(',').filter(Boolean)
  const unknown = against.find(name => !peers.includes(name))
  if (unknown) throw new UsageError(`${unknown} is not a generator that can be measured.`, usage)
  const tables = values.tables.split(',')
  const noTable = tables.find(name => !tableNames.includes(name as TableName))
  if (noTable !== undefined)
    throw new UsageError(`"${noTable}" is not a table; there are ${tableNames.join(' and ')}.`, usage)
  const setups = [...ownSetups, ...otherSetups].filter(
    ({ table, peer }) => tables.includes(table) && (!peer || against.includes(peer)),
  )
  const [reason] = setups.flatMap(setup => obstacle(setup) ?? [])
  if (reason) throw new UsageError(reason, usage)
  const sizes = values.posts.split(',').map(Number)
  const rounds = Number(values.rounds)
  if (![...sizes, rounds].every(each => Number.isInteger(each) && each > 0))
    throw new UsageError('Posts and rounds are whole numbers above 0.', usage)
  return { setups, sizes, rounds, isSaved: values.save, fill: values.fill || undefined }
}
