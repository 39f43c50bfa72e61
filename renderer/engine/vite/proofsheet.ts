import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { siteEntry } from '../base/modules/compiled-entry'
import { basePath } from '../pages/html/base-path'
import { buildPlugins } from './build-plugins'
import { content } from './content'
import { loadService } from './load-service'
import { media } from './media-plugin'
import { preload } from './preload-plugin'
import { restart } from './restart-plugin'

/** The engine's plug-ins for Vite, in their order: site and bodies, content, media and preloading. Vike's come after them. */
export function proofsheet(): Plugin[] {
  return [site(), restart(), ...content(), ...buildPlugins(), media(), preload()]
}

/** Resolves `virtual:site`, compiles a site's `.mdx` and `.md` modules, and sets the options that all sites share. */
function site(): Plugin {
  let root = process.cwd()
  return {
    name: 'content:site',
    enforce: 'pre',
    // A plug-in's configuration overrides options of the command, so those are read here.
    config: ({ server, preview }) => ({
      base: basePath(),
      server: { host: server?.host ?? '127.0.0.1', port: server?.port ?? 3000 },
      preview: { host: preview?.host ?? '127.0.0.1', port: preview?.port ?? 4173 },
      // The packages are compiled like the site's own code, wherever they are installed: they import styles, workers and
      // virtual modules.
      ssr: { noExternal: [/^@proofsheet\//] },
      // Packages that only browser code of the engine imports: Vite does not search it for imports.
      optimizeDeps: { exclude: ['@proofsheet/engine'], include: ['@proofsheet/engine > idiomorph'] },
      // Timings of plug-ins are only useful for tuning the build.
      build: {
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: { checks: { pluginTimings: false } },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    resolveId: id => (id === 'virtual:site' ? siteEntry(root) : undefined),
    transform: {
      filter: { id: /\.mdx?$/ },
      async handler(source, id) {
        const file = relative(root, id).replaceAll('\\', '/')
        // The compiler is loaded with the first such module.
        const { compileModule } = await loadService()
        return { code: await compileModule(source, file, root), map: null }
      },
    },
  }
}
