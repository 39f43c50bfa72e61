import { parseInstant } from '../../shapes/formats'
import { readArguments, refuse } from './read-arguments'

const usage = [
  'Usage: npm run build',
  'For another moment: npm run build -- --at 2026-12-01T09:00Z',
  'With drafts, in .cache/drafts, which is never published: npm run build -- --drafts',
  'To see why a page was rendered or reused: npm run build -- --explain /about/',
].join('\n')

/** The options of `npm run build`. */
export interface BuildOptions {
  /** The instant for which the site is built. */
  at: Date
  /** Whether the site is another than that of now; the ledger is not updated then. */
  isFutureBuild: boolean
  /** Whether drafts are part of the site, which is not published then. */
  isWithDrafts: boolean
  /** The page to explain. */
  explained?: string
}

/** Reads the command's options. Ends the process with exit code 2 where they are invalid. */
export function readOptions(): BuildOptions {
  const { values } = readArguments(
    { options: { at: { type: 'string' }, explain: { type: 'string' }, drafts: { type: 'boolean' } } },
    usage,
  )
  const at = values.at === undefined ? new Date() : parseInstant(values.at)
  if (!at) return refuse(`${values.at} is not a moment with day, time and zone.`, usage)
  const isWithDrafts = values.drafts ?? false
  return {
    at,
    isFutureBuild: values.at !== undefined || isWithDrafts,
    isWithDrafts,
    ...(values.explain && { explained: values.explain }),
  }
}
