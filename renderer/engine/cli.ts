// The commands of every site. Each is loaded when it runs.
import { site } from 'virtual:site'
import type { Commands } from './base/modules/run-command'

export const commands: Commands = {
  dev: async () => (await import('./commands/dev')).runDev(),
  check: async () => (await import('./commands/check')).runCheck(site),
  build: async () => (await import('./commands/build')).runBuild(site),
  watch: async () => (await import('./commands/watch')).runWatch(site),
  preview: async () => (await import('./commands/preview')).runPreview(),
}
