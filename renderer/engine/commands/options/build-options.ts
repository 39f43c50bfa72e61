import { parseInstant } from '../../shapes/formats'
import { readArguments, refuse } from './read-arguments'

const usage = [
  'Usage: npm run build',
  'For another moment: npm run build -- --at 2026-12-01T09:00Z',
  'To see why a page was rendered or reused: npm run build -- --explain /about/',
].join('\n')

/** The options of `npm run build`. */
export interface BuildOptions {
  /** The instant for which the site is built. */
  at: Date
  /** Whether that instant was given explicitly; the ledger is not updated then. */
  isFutureBuild: boolean
  /** The page to explain. */
  explained?: string
}

/** Reads the command's options. Ends the process with exit code 2 where they are invalid. */
export function readOptions(): BuildOptions {
  const { values } = readArguments({ options: { at: { type: 'string' }, explain: { type: 'string' } } }, usage)
  const at = values.at === undefined ? new Date() : parseInstant(values.at)
  if (!at) return refuse(`${values.at} is not a moment with day, time and zone.`, usage)
  return { at, isFutureBuild: values.at !== undefined, ...(values.explain && { explained: values.explain }) }
}
