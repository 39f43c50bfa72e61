import type { Plugin } from 'vite'

/** The part of UnoCSS's context that its pages are in. */
interface Extraction {
  flushTasks(): Promise<void>
}

/**
 * Makes UnoCSS evict the pages that it has searched for classes. Its list of searches ends only with the next style sheet
 * that it makes, and each search holds the request that it belongs to: with each page that the dev server renders that
 * is half a megabyte.
 */
export function evictPages(): Plugin {
  let extraction: Extraction | undefined
  return {
    name: 'evict-pages',
    apply: 'serve',
    configResolved({ plugins }) {
      const { api } = plugins.find(({ name }) => name === 'unocss:api') ?? {}
      extraction = (api as { getContext(): Extraction } | undefined)?.getContext()
    },
    transformIndexHtml: {
      order: 'post',
      async handler() {
        await extraction?.flushTasks()
      },
    },
  }
}
