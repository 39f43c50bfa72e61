import type { Config } from 'vike/types'

/** Pages are rendered on the server only and all prerendered; the browser loads one small entry and the islands. */
export default {
  ai: { skill: false },
  prerender: true,
  trailingSlash: true,
  clientRouting: false,
  onBeforeRender: 'import:@proofsheet/engine/pages/vike/main-part:onBeforeRender',
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
