import type { Config } from 'vike/types'

/** Vike as a site's `renderer/+config.ts` extends it: pages are prerendered; browsers load one entry and islands. */
export default {
  name: '@proofsheet/engine',
  ai: { skill: false },
  prerender: true,
  trailingSlash: true,
  clientRouting: false,
  meta: { Page: { env: { server: true, client: false } } },
  data: 'import:@proofsheet/engine/pages/vike/data:data',
  onBeforeRender: 'import:@proofsheet/engine/pages/vike/main-part:onBeforeRender',
  client: 'import:@proofsheet/engine/vite/browser/client:default',
  onBeforePrerenderStart: 'import:@proofsheet/engine/pages/vike/page-list:onBeforePrerenderStart',
} satisfies Config & { client: string; name: string }
