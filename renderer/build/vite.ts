import { build } from 'vike/api'

/** Builds the code of the site in the working folder into a folder, without the files of `public/`. */
export async function buildInto(folder: string): Promise<void> {
  // Vite warns that a future loader of its configuration will want file endings in imports; today's does not.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
  await build({
    viteConfig: { logLevel: 'warn', build: { outDir: folder, copyPublicDir: false } },
    vikeConfig: { prerender: { disableAutoRun: true } },
  })
}
