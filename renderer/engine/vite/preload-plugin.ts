import type { Plugin } from 'vite'

/** The module of Vite's that every dynamic import of a built site goes through. */
const helper = '\0vite/preload-helper.js'

/**
 * Replaces Vite's helper for dynamic imports, which is a third of the script that every page loads: scripts that an
 * import needs are preloaded, style sheets are awaited, and what the page has a link to is left: a style sheet that is added
 * once more would come after those that it must precede. It raises no `vite:preloadError`; `fetchPart` and `fetchCode`
 * handle failures. Where Vite has another helper one day, that is used.
 */
export const preload = (): Plugin => ({
  name: 'preload',
  apply: 'build',
  enforce: 'post',
  // Vike's script for pages that hydrate as a whole: no page loads it, and an entry beside ours would share the helper.
  options: ({ input }) =>
    void (input instanceof Object && Reflect.deleteProperty(input, 'entries/entry-server-routing')),
  load: {
    order: 'pre',
    handler(id) {
      return id === helper ? { code: codeOf(this.environment.config.base), moduleSideEffects: false } : null
    },
  },
})

function codeOf(base: string): string {
  return `
function add(file) {
  if (document.querySelector('link[href$="' + file + '"]')) return
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = ${JSON.stringify(base)} + file
  document.head.append(link)
  if (isStyle) return new Promise((resolve, reject) => { link.onload = resolve; link.onerror = reject })
}
export const __vitePreload = (load, files = []) => Promise.all(files.map(add)).then(load)
`
}
