// The command that prints the configuration.

import { site } from 'virtual:site'
import type { Commands } from '@proofsheet/engine/base/modules/run-command'

export const commands: Commands = {
  cms: async () => (await import('./command')).runCms(site),
}
