// The commands for a store that machines share, and for hosts.

import type { Commands } from '@proofsheet/engine/base/modules/run-command'

export const commands: Commands = {
  changes: async () => (await import('./deploy/command')).runChanges(),
  keys: async () => (await import('./keys/command')).runKeys(),
}
