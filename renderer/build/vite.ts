// A program of its own: builds the code of the site in the working folder into the folder that it is called with,
// without the files of `public/`.
import { build } from 'vike/api'

// Vite warns that a future loader of its configuration will want file endings in imports; today's does not.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
// Nobody waits for the result any more.
process.once('disconnect', () => process.exit(1))
const [folder = ''] = process.argv.slice(2)
await build({
  viteConfig: { logLevel: 'warn', build: { outDir: folder, copyPublicDir: false } },
  vikeConfig: { prerender: { disableAutoRun: true } },
})
process.exit(0)
