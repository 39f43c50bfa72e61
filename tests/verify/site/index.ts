import type { SiteCheck } from '../check'
import { interactionTimes } from './interactions'

/** What is looked at once for the site as a whole. */
export const siteChecks: SiteCheck[] = [interactionTimes]
