// Builds the code of the site in the working folder into a folder: node vite-build.js <folder> <environment's hash>

import { writeFileSync } from 'node:fs'
import { build } from 'vike/api'
import { serveParent } from '../base/failures/run-child'
import { recordFiles } from '../base/modules/recorded-files'
import { type CodeRecord, codeRecordFile } from './code-record'
import { recordModules } from './record-modules'

const [folder = '', environment = ''] = process.argv.slice(2)
const root = process.cwd()
const startedMs = Date.now()
const { plugin, files, mainHash } = recordModules(root)
await serveParent(async () => {
  await build({
    viteConfig: {
      logLevel: 'warn',
      plugins: [plugin],
      // Vite bundles web workers on their own, with plug-ins of their own.
      worker: { plugins: () => [plugin] },
      build: { outDir: folder },
      // Bundles packages into the server code: each process would spend half of its start on loading their 600 files. Of
      // React, texts need the same instance.
      ssr: { noExternal: true, external: ['react', 'react-dom'] },
      environments: {
        ssr: {
          build: {
            minify: true,
            // Read only when a page can't be rendered: the report names the position in the source.
            sourcemap: 'hidden',
            rolldownOptions: { input: { vike: 'vike/server' } },
          },
        },
      },
    },
    vikeConfig: { prerender: { disableAutoRun: true } },
  })
  const record: CodeRecord = { environment, hash: '', main: mainHash(), ...recordFiles(root, files, startedMs) }
  writeFileSync(codeRecordFile(folder), JSON.stringify(record))
})
