import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { loadService } from './load-service'

/**
 * Compiles `.mdx` and `.md` modules with `@mdx-js/rollup` and the site's plug-ins. The compiler is loaded with the first such
 * module.
 */
export function mdx(): Plugin {
  return {
    name: 'content:mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx?$/ },
      async handler(source, id) {
        const { root } = this.environment.config
        const file = relative(root, id).replaceAll('\\', '/')
        const { compileModule } = await loadService()
        return { code: await compileModule(source, file, root), map: null }
      },
    },
  }
}
