// The command that a coding tool starts.

import { site } from 'virtual:site'
import type { Commands } from '@proofsheet/engine/base/modules/run-command'

export const commands: Commands = {
  mcp: async () => (await import('./command')).runMcp(site),
}
