import type { SiteCheck } from '../check'
import { dependencies } from './dependencies'
import { html } from './html'
import { policy } from './policy'
import { transcripts } from './transcripts'
import { wayBack } from './way-back'
import { weight } from './weight'

/** What is looked at once for the site as a whole. */
export const siteChecks: SiteCheck[] = [html, policy, weight, wayBack, transcripts, dependencies]
