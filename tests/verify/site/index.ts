import type { SiteCheck } from '../check'
import { backForwardCache } from './back-forward-cache'
import { dependencies } from './dependencies'
import { devServer } from './dev-server'
import { headers } from './headers'
import { html } from './html'
import { policy } from './policy'
import { transcripts } from './transcripts'
import { weight } from './weight'

/** Checks of the files of the built site and of the project. */
export const siteChecks: SiteCheck[] = [
  html,
  policy,
  headers,
  weight,
  backForwardCache,
  transcripts,
  dependencies,
  devServer,
]
