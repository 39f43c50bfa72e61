// The command that shows what a change does to the site.

import { site } from 'virtual:site'
import type { Commands } from '@proofsheet/engine/base/modules/run-command'

export const commands: Commands = {
  review: async () => (await import('./command')).runReview(site),
}
