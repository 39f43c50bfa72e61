import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { loadService } from './content'

/**
 * Makes Vite know `.mdx`: a module is compiled by `@mdx-js/rollup` with the site's plug-ins, the way that every body is
 * compiled. The compiler is loaded with the first such module.
 */
export function mdx(): Plugin {
  return {
    name: 'content:mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        const file = relative(this.environment.config.root, id).replaceAll('\\', '/')
        const { compileModule } = await loadService()
        return { code: await compileModule(source, file), map: null }
      },
    },
  }
}
