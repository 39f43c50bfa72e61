// The commands for writers. Each is loaded when it runs.

import { site } from 'virtual:site'
import type { Commands } from '@proofsheet/engine/base/modules/run-command'

export const commands: Commands = {
  check: async () => (await import('./commands/check')).runCheck(site),
  new: async () => (await import('./commands/new')).runNew(site),
  rename: async () => (await import('./commands/rename')).runRename(site),
  format: async () => (await import('./commands/format')).runFormat(site),
  rollback: async () => (await import('./commands/rollback')).runRollback(site),
  links: async () => (await import('./commands/links')).runLinks(site),
  unused: async () => (await import('./commands/unused')).runUnused(),
  indexnow: async () => (await import('./commands/indexnow')).runIndexNow(site),
  migrate: async () => (await import('./commands/migrate')).runMigrate(site),
  'language-server': async () => (await import('./commands/language-server')).runLanguageServer(site),
}
