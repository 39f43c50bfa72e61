import unocss from 'unocss/vite'
import { createServer, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { evictPages } from '../../../renderer/site/styles/evict-pages'
import { folderOf } from '../../factories/root'

/** The searches for classes that UnoCSS holds after a number of pages. */
async function heldAfter(pages: number, ...plugins: Plugin[]): Promise<number> {
  const server = await createServer({
    root: folderOf({}),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [unocss({ configFile: false, inspector: false }), ...plugins],
  })
  try {
    for (let number = 0; number < pages; number++)
      await server.transformIndexHtml(`/${number}/`, '<!doctype html><p class="a">Words</p>')
    const { api } = server.config.plugins.find(({ name }) => name === 'unocss:api') ?? {}
    return api.getContext().tasks.length
  } finally {
    await server.close()
  }
}

test('UnoCSS holds no page that a dev server has rendered', { timeout: 60_000 }, async () => {
  expect(await heldAfter(20)).toBeGreaterThanOrEqual(20)
  expect(await heldAfter(20, evictPages())).toBe(0)
})
