import { join } from 'node:path'
import type { Plugin } from 'vite'
import { decodeUrl } from '../base/files/decode-url'
import { copyPublic, isWithheld } from '../base/files/public-files'
import { isOwnBuild } from '../build/own-build'
import { codeFolders } from '../content/pages/layouts'
import { loadService } from './load-service'

/**
 * Separates `content/` and `public/` from code: Vike runs no file of theirs, `vike build` fails where one of them may
 * not be there, and only the published files of `public/` are copied and served.
 */
export function boundary(): Plugin[] {
  // Vike runs files whose names begin with "+", by itself anywhere in the project. It reads this variable of its own when
  // it first looks for them, after the configuration is loaded.
  process.env.VIKE_CRAWL = JSON.stringify({ ignore: [`!(${codeFolders().join('|')})/**`] })
  return [
    {
      name: 'boundary:build',
      apply: 'build',
      config: () => ({ build: { copyPublicDir: false } }),
      buildApp: {
        order: 'pre',
        async handler({ config }) {
          if (!isOwnBuild(config)) (await loadService()).checkFiles(config.root)
        },
      },
    },
    {
      name: 'boundary:public',
      apply: 'build',
      buildApp: {
        order: 'post',
        async handler({ config, environments: { client } }) {
          const { root } = config
          if (client && !isOwnBuild(config)) copyPublic(root, join(root, client.config.build.outDir))
        },
      },
    },
    {
      name: 'boundary:dev',
      apply: 'serve',
      configureServer({ config: { base, root }, middlewares }) {
        middlewares.use((request, response, next) => {
          const path = decodeUrl(request.url?.split('?')[0] ?? '/')
          if (path.startsWith(base) && isWithheld(root, path.slice(base.length))) response.writeHead(404).end()
          else next()
        })
      },
    },
  ]
}
