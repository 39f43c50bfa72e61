import type { Plugin } from 'vite'
import { siteEntry } from '../base/modules/compiled-entry'
import { basePath } from '../pages/html/base-path'
import { content } from './content'
import { mdx } from './mdx'
import { media } from './media-plugin'
import { preload } from './preload-plugin'

/** The engine's plug-ins for Vite, in their order: content, bodies, media and preloading. Vike's comes after them. */
export function proofsheet(): Plugin[] {
  return [site(), ...content(), mdx(), media(), preload()]
}

/** Resolves `virtual:site` to the definition of the site, and sets the options that every site has in common. */
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
  }
}
