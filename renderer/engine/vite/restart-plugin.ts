import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { describeFailure } from '../base/failures/describe-failure.mjs'
import { compiledEntry } from '../commands/compile-command.mjs'
import { serviceEntry } from './load-service'

/** How long further changes are awaited before a restart, in ms: several files often change together. */
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
          await compiledEntry(serviceEntry, true)
        } catch (error) {
          logger.error(`The definition of the site can't be compiled.\n${describeFailure(error)}`)
          return
        }
        logger.warn('The definition of the site has changed: the server restarts.')
        await server.restart()
        logger.warn('The server has restarted.')
      }
      let timer: NodeJS.Timeout | undefined
      let sources: Promise<Set<string>> | undefined
      server.watcher.on('change', async file => {
        sources ??= serviceSources()
        // Vite restarts by itself after changes of what its configuration imports.
        if (!(await sources).has(file) || configFileDependencies.includes(file)) return
        clearTimeout(timer)
        timer = setTimeout(restartNow, debounceMs)
      })
    },
  }
}

/** The sources of the content service as it was compiled last, as absolute paths: its source maps name them. */
async function serviceSources(): Promise<Set<string>> {
  const compiled = new Set([fileURLToPath(await compiledEntry(serviceEntry))])
  const sources = new Set<string>()
  for (const file of compiled) {
    const folder = dirname(file)
    for (const [, chunk = ''] of readFileSync(file, 'utf8').matchAll(/["'`](\.\/[\w-]+\.mjs)["'`]/g))
      if (existsSync(resolve(folder, chunk))) compiled.add(resolve(folder, chunk))
    if (!existsSync(`${file}.map`)) continue
    const map: { sources: string[] } = JSON.parse(readFileSync(`${file}.map`, 'utf8'))
    for (const source of map.sources) sources.add(resolve(folder, source))
  }
  return sources
}
