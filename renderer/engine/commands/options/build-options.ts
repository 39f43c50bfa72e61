import { parseInstant } from '../../shapes/formats'
import { readArguments, refuse } from './read-arguments'

const usage = [
  'Usage: npm run build',
  'For what is going to be deployed, recorded in content/ledger.txt: npm run build -- --published',
  'For another moment: npm run build -- --at 2026-12-01T09:00Z',
  'To see why a page was rendered or reused: npm run build -- --explain /about/',
].join('\n')

/** The options of `npm run build`. */
export interface BuildOptions {
  /** The instant for which the site is built. */
  at: Date
  /** Whether that instant was given explicitly; the ledger is not compared then. */
  isFutureBuild: boolean
  /** Whether the result is going to be deployed, so that the ledger records it. */
  isPublication: boolean
  /** The page to explain. */
  explained?: string
}

/** Reads the command's options. Ends the process with exit code 2 where they are invalid. */
export function readOptions(): BuildOptions {
  const options = { at: { type: 'string' }, explain: { type: 'string' }, published: { type: 'boolean' } } as const
  const { values } = readArguments({ options }, usage)
  const at = values.at === undefined ? new Date() : parseInstant(values.at)
  if (!at) return refuse(`${values.at} is not a moment with day, time and zone.`, usage)
  const [isFutureBuild, isPublication] = [values.at !== undefined, values.published === true]
  if (isFutureBuild && isPublication) return refuse('A site of another moment is not published: leave out --at.', usage)
  return { at, isFutureBuild, isPublication, ...(values.explain && { explained: values.explain }) }
}
