import { readArguments, refuse } from './read-arguments'

/** The usage of `npm run rollback`. */
export const rollbackUsage = 'Usage: npm run rollback -- [<release>] [--dry-run]'

/** The options of `npm run rollback`. */
export interface RollbackOptions {
  /** The number of the release to go back to; by default the one that the present release replaced. */
  number?: number
  /** Whether to list the releases without going back. */
  isDryRun: boolean
}

/** Reads the command's options. Ends the process with exit code 2 where they are invalid. */
export function readRollbackOptions(): RollbackOptions {
  const config = { allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } } as const
  const { positionals, values } = readArguments(config, rollbackUsage)
  const [number, ...more] = positionals
  if (more.length > 0) return refuse('One release is enough.', rollbackUsage)
  if (number !== undefined && !/^\d{1,9}$/.test(number))
    return refuse(`${number} is not the number of a release.`, rollbackUsage)
  return { number: number === undefined ? undefined : Number(number), isDryRun: values['dry-run'] ?? false }
}
