import type { SiteCheck } from '../check'
import { interactionTimes } from './interactions'
import { lighthouseScores } from './lighthouse'
import { load } from './load'

/** What is measured on this machine. */
export const speedChecks: SiteCheck[] = [interactionTimes, lighthouseScores, load]
