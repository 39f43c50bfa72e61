import { otherEngines } from '../engines/index'
import { verifySite } from '../run-check'
import { backForwardCache } from './back-forward-cache'
import { dependencies } from './dependencies'
import { devServer } from './dev-server'
import { headers } from './headers'
import { html } from './html'
import { policy } from './policy'
import { transcripts } from './transcripts'
import { weight } from './weight'

for (const check of [
  html,
  policy,
  headers,
  weight,
  backForwardCache,
  transcripts,
  dependencies,
  devServer,
  otherEngines,
])
  verifySite(check)
