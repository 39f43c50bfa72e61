import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { loadService } from './load-service'

/**
 * Lets edit mode know which texts of the settings a page shows: on the dev server, pages read them through it. Browsers
 * and builds get the file as it is.
 */
export function settings(): Plugin {
  return {
    name: 'content:settings',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]content[\\/][^\\/?]+\.ts$/ },
      async handler(source, id) {
        const { root, consumer } = this.environment.config
        if (consumer !== 'server') return
        const file = relative(root, id).replaceAll('\\', '/')
        const code = (await loadService()).wrapSettings(source, file)
        return code === undefined ? undefined : { code, map: null }
      },
    },
  }
}
