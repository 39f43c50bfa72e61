import type { SiteCheck } from '../check'
import { interactionTimes } from './interactions'
import { lighthouseScores } from './lighthouse'
import { policy } from './policy'
import { wayBack } from './way-back'
import { weight } from './weight'

/** What is looked at once for the site as a whole. */
export const siteChecks: SiteCheck[] = [policy, weight, wayBack, interactionTimes, lighthouseScores]
