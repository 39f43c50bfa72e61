import type { SiteCheck } from '../check'
import { completion } from './completion'
import { interactionTimes } from './interactions'
import { lighthouseScores } from './lighthouse'
import { load } from './load'
import { savesToPage } from './saves'

/** What is measured on this machine. */
export const speedChecks: SiteCheck[] = [interactionTimes, lighthouseScores, load, savesToPage, completion]
