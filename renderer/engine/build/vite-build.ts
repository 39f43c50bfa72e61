// Builds the code of the site in the working folder into a folder: node vite-build.mjs <folder>
import { build } from 'vike/api'
import { serveParent } from '../base/failures/run-child'

// Silences Vite's warning that a future loader of its configuration will require file endings in imports.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
// Makes the content plug-in leave out the content: the build that runs this code passes it in.
process.env.CONTENT_FROM_BUILD = 'true'
await serveParent(() =>
  build({
    viteConfig: {
      logLevel: 'warn',
      build: { outDir: process.argv[2] },
      // Bundles Vike into the server code: otherwise each worker would spend most of its start on loading Vike's 200
      // files.
      ssr: { noExternal: ['vike', /^@brillout\//, /^@universal-middleware\//] },
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
  }),
)
