import type { Config } from 'vike/types'

/** Pages draw on the server only and are all pre-rendered; the browser gets one small entry and the islands. */
export default {
  prerender: true,
  trailingSlash: true,
  clientRouting: false,
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
