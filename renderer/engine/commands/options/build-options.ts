import { parseInstant } from '../../shapes/formats'
import { readArguments, refuse } from './read-arguments'

const usage = [
  'Usage: npm run build',
  'For another moment: npm run build -- --at 2026-12-01T09:00Z',
  'To see why a page was rendered or reused: npm run build -- --explain /about/',
].join('\n')

/** What `npm run build` was called with. */
export interface BuildOptions {
  /** The instant that the site is built for. */
  at: Date
  /** Whether it was asked for, instead of now: then nothing is recorded in the ledger. */
  isFutureBuild: boolean
  /** The page that is to be explained. */
  explained?: string
}

/** Reads what the command was called with. Ends the process with exit code 2 when that can't be understood. */
export function readOptions(): BuildOptions {
  const { values } = readArguments({ options: { at: { type: 'string' }, explain: { type: 'string' } } }, usage)
  const at = values.at === undefined ? new Date() : parseInstant(values.at)
  if (!at) return refuse(`${values.at} is not a moment with day, time and zone.`, usage)
  return { at, isFutureBuild: values.at !== undefined, ...(values.explain && { explained: values.explain }) }
}
