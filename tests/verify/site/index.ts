import type { SiteCheck } from '../check'
import { buildFaults } from './build-faults'
import { dependencies } from './dependencies'
import { interactionTimes } from './interactions'
import { lighthouseScores } from './lighthouse'
import { load } from './load'
import { policy } from './policy'
import { transcripts } from './transcripts'
import { wayBack } from './way-back'
import { weight } from './weight'

/** What is looked at once for the site as a whole. */
export const siteChecks: SiteCheck[] = [
  policy,
  weight,
  wayBack,
  transcripts,
  dependencies,
  buildFaults,
  interactionTimes,
  lighthouseScores,
  load,
]
