import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { filesBelow } from '../base/files/list-files'
import { copyPublic } from '../base/files/public-files'
import { isOwnBuild } from '../build/own-build'
import { removeLink } from '../build/publish/releases'
import { addIntegrity } from '../pages/html/integrity'
import { loadService } from './load-service'

/**
 * The plug-ins for `vike build`: it fails where `content/` or `public/` has a file that may not be there, publishes the
 * other files of `public/`, and adds the same integrity hashes as `npm run build`.
 */
export function buildPlugins(): Plugin[] {
  return [
    {
      name: 'content:before-build',
      apply: 'build',
      enforce: 'pre',
      config: () => ({ build: { copyPublicDir: false } }),
      buildApp: {
        order: 'pre',
        async handler({ config }) {
          if (!isOwnBuild(config)) (await loadService()).checkFiles(config.root)
        },
      },
      // Makes room in `dist`, before Vite empties the folder that it is going to write into.
      renderStart: {
        order: 'pre',
        handler() {
          const { config } = this.environment
          if (!isOwnBuild(config)) removeLink(config.root)
        },
      },
    },
    {
      name: 'content:after-build',
      apply: 'build',
      buildApp: {
        order: 'post',
        async handler({ config, environments: { client } }) {
          if (!client || isOwnBuild(config)) return
          const folder = join(config.root, client.config.build.outDir)
          copyPublic(config.root, folder)
          addIntegrityBelow(folder)
        },
      },
    },
  ]
}

function addIntegrityBelow(folder: string): void {
  const pages = filesBelow(folder).filter(path => path.endsWith('.html'))
  for (const file of pages.map(path => join(folder, path)))
    writeFileSync(file, addIntegrity(readFileSync(file, 'utf8'), folder))
}
