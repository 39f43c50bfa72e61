import { UsageError } from '@proofsheet/engine/commands/read-arguments'

/** The part of the pages that a machine makes. */
export interface Shard {
  /** From 1 to `count`. */
  index: number
  count: number
}

/** The number of batches into which names fall, so the largest number of shards. */
export const batchCount = 256

/** The variables in which services count the machines of a job, and the number that they begin with. */
const variables: [index: string, count: string, first: number][] = [
  ['CI_NODE_INDEX', 'CI_NODE_TOTAL', 1],
  ['BUILDKITE_PARALLEL_JOB', 'BUILDKITE_PARALLEL_JOB_COUNT', 0],
  ['JOB_COMPLETION_INDEX', 'JOB_COMPLETIONS', 0],
]

const usage = `Name one part of all, for example: npm run build -- --shard 3/8`

/** Reads a shard such as `3/8`; an empty text stands for the variables of the machine. Throws a `UsageError`. */
export function parseShard(text: string, environment: NodeJS.ProcessEnv = process.env): Shard {
  const named = text || environment.SHARD || fromVariables(environment)
  if (!named) throw new UsageError('No variable of this machine says which shard it is.', usage)
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(named) ?? []).map(Number)
  if (index < 1 || index > count) throw new UsageError(`${named} is no shard.`, usage)
  if (count > batchCount) throw new UsageError(`There are at most ${batchCount} shards.`, usage)
  return { index, count }
}

function fromVariables(environment: NodeJS.ProcessEnv): string | undefined {
  for (const [index, count, first] of variables) {
    const [own, all] = [environment[index], environment[count]]
    if (own && all) return `${Number(own) - first + 1}/${all}`
  }
  return undefined
}
