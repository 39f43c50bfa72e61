// Builds the code of the site in the working folder into a folder, without the files of `public/`: node vite-build.mjs <folder>
import { build } from 'vike/api'

// Vite warns that a future loader of its configuration will want file endings in imports; today's does not.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
// The content plug-in then leaves the content out: the build that runs this code brings it along.
process.env.CONTENT_FROM_BUILD = 'true'
// Nobody waits for the result any more.
process.once('disconnect', () => process.exit(1))
await build({
  viteConfig: {
    logLevel: 'warn',
    build: { outDir: process.argv[2], copyPublicDir: false },
    // The server code contains Vike: each worker would spend most of its start on reading Vike's 200 files.
    ssr: { noExternal: ['vike', /^@brillout\//, /^@universal-middleware\//] },
    environments: { ssr: { build: { minify: true, rolldownOptions: { input: { vike: 'vike/server' } } } } },
  },
  vikeConfig: { prerender: { disableAutoRun: true } },
}).catch(error => {
  // Vike's handler of unhandled rejections would print the error too, and leave this process waiting for its parent.
  console.error(error)
  process.exit(1)
})
process.exit(0)
