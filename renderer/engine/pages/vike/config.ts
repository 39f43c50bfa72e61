import type { Config } from 'vike/types'

/**
 * The configuration of Vike: pages are rendered on the server only and all prerendered; the browser loads one small
 * entry and the islands. A site's `renderer/+config.ts` extends it.
 */
export default {
  name: '@proofsheet/engine',
  prerender: true,
  trailingSlash: true,
  clientRouting: false,
  meta: { Page: { env: { server: true, client: false } } },
  data: 'import:@proofsheet/engine/pages/vike/data:data',
  onBeforeRender: 'import:@proofsheet/engine/pages/vike/main-part:onBeforeRender',
  client: 'import:@proofsheet/engine/vite/browser/client:default',
  onBeforePrerenderStart: 'import:@proofsheet/engine/pages/vike/page-list:onBeforePrerenderStart',
} satisfies Config & { client: string; name: string }
