import { comparisonFolder } from '../content/dates/comparison'
import { parseInstant } from '../content/schema/formats'
import { readArguments, refuse } from './read-arguments'

const usage = [
  'Usage: npm run build',
  'For what is going to be deployed, recorded in content/ledger.txt: npm run build -- --published',
  'For another moment: npm run build -- --at 2026-12-01T09:00Z',
  'With drafts, in .cache/drafts, which is never published: npm run build -- --drafts',
  'To see why a page was rendered or reused: npm run build -- --explain /about/',
].join('\n')

/** The options of `npm run build`. */
export interface BuildOptions {
  /** The instant for which the site is built. */
  at: Date
  /**
   * Whether the site is another than the one to publish now: of another moment, with drafts, or only to be compared. It is
   * not compared with the ledger, and the next build knows nothing of it.
   */
  isUnrecorded: boolean
  /** The folder of a site that is only compared, as `comparisonFolder` gives it. */
  comparedIn?: string
  /** Whether the result is going to be deployed, so that the ledger records it. */
  isPublication: boolean
  /** Whether drafts are part of the site, which is not published then. */
  isWithDrafts: boolean
  /** The page to explain. */
  explained?: string
}

/** Reads the command's options. Ends the process with exit code 2 where they are invalid. */
export function readOptions(): BuildOptions {
  const texts = { at: { type: 'string' }, explain: { type: 'string' } } as const
  const flags = { published: { type: 'boolean' }, drafts: { type: 'boolean' } } as const
  const { values } = readArguments({ options: { ...texts, ...flags } }, usage)
  const at = values.at === undefined ? new Date() : parseInstant(values.at)
  if (!at) return refuse(`${values.at} is not a moment with day, time and zone.`, usage)
  const [isWithDrafts, isPublication] = [values.drafts ?? false, values.published ?? false]
  const comparedIn = comparisonFolder()
  const isUnrecorded = values.at !== undefined || isWithDrafts || comparedIn !== undefined
  if (isPublication && isWithDrafts) return refuse('A site with drafts is not published: leave out --drafts.', usage)
  if (isPublication && isUnrecorded) return refuse('A site of another moment is not published: leave out --at.', usage)
  return {
    at,
    isUnrecorded,
    isPublication,
    isWithDrafts,
    comparedIn,
    explained: values.explain || undefined,
  }
}
