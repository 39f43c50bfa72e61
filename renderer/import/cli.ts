// The command that brings foreign texts in.

import { site } from 'virtual:site'
import type { Commands } from '@proofsheet/engine/base/modules/run-command'

export const commands: Commands = {
  import: async () => (await import('./command')).runImport(site),
}
