// The commands for a store that machines share.

import type { Commands } from '@proofsheet/engine/base/modules/run-command'

export const commands: Commands = {
  keys: async () => (await import('./keys/command')).runKeys(),
}
