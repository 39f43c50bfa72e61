import { build } from 'vike/api'
import type { Staging } from './staging'

/** Builds the code that draws pages and the code that visitors' browsers get, with `public/`, into the staging folder. */
export async function buildCode({ root }: Staging): Promise<void> {
  process.env.NODE_ENV = 'production'
  // Vite warns that a future loader of its configuration will want file endings in imports; today's does not.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
  await build({
    viteConfig: { logLevel: 'warn', build: { outDir: root } },
    vikeConfig: { prerender: { disableAutoRun: true } },
  })
}
