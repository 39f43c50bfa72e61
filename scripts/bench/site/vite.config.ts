import { resolve } from 'node:path'
import { build as bundle } from 'rolldown'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [vike(), wake()],
  server: { host: '127.0.0.1', port: 3000 },
  build: {
    target: 'es2022',
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What each island needs is one file: in several it would be a tenth of a KiB larger each.
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|scheduler)|islands\/mount|rolldown/ }] },
      },
    },
  },
})

/** What wakes islands is small: pages hold it in themselves, where it costs no request. It is bundled apart for that. */
function wake(): Plugin {
  const parts = ['mount.tsx', 'code.ts'].map(name => resolve('renderer/islands', name))
  const names = new Map<string, string>()
  return {
    name: 'wake',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const part of parts) names.set(part, this.emitFile({ type: 'chunk', id: part, preserveSignature: 'strict' }))
    },
    // No part needs another that the page does not have by then: nothing is to be fetched ahead.
    load: id => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load()' : undefined),
    async generateBundle() {
      const { output } = await bundle({
        input: 'renderer/wake.ts',
        write: false,
        transform: { define: { 'import.meta.env.DEV': 'false' } },
        plugins: [{ name: 'parts', resolveId: (id, from = '') => addressOf(resolve(from, '..', id), this) }],
        output: { minify: true },
      })
      this.emitFile({ type: 'asset', fileName: 'assets/wake.js', source: output[0].code.trim() })
    },
  }

  /** Where visitors find a part that is built with the rest. */
  function addressOf(path: string, built: { getFileName: (name: string) => string }) {
    const part = parts.find(each => each.startsWith(`${path}.`))
    return part && { id: `/${built.getFileName(names.get(part) ?? '')}`, external: 'absolute' as const }
  }
}
