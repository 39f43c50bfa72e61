import type { Plugin } from 'vite'
import { describeFailure } from '../base/failures/describe-failure'
import { loadService, serviceModules } from './load-service'

/** The time for which further changes are awaited before a restart, in ms: several files often change together. */
const debounceMs = 300

/**
 * Restarts the dev server when the code changes that defines the site: collections, names of components, rules. The
 * server says so; open pages load again by themselves. Code that can't be compiled is reported, and the server goes on.
 */
export function restart(): Plugin {
  return {
    name: 'content:restart',
    apply: 'serve',
    configureServer(server) {
      const { logger, configFileDependencies } = server.config
      const restartNow = async () => {
        try {
          await loadService(true)
        } catch (error) {
          logger.error(`The definition of the site can't be compiled.\n${describeFailure(error)}`)
          return
        }
        logger.warn('The definition of the site has changed: the server restarts.')
        await server.restart()
        logger.warn('The server has restarted.')
      }
      let timer: NodeJS.Timeout | undefined
      let sources: Set<string> | undefined
      server.watcher.on('change', file => {
        sources ??= serviceModules(server.config.root)
        // Vite restarts by itself after changes of modules that its configuration imports.
        if (!sources.has(file) || configFileDependencies.includes(file)) return
        clearTimeout(timer)
        timer = setTimeout(restartNow, debounceMs)
      })
    },
  }
}
