import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createCache } from '@proofsheet/engine/base/cache/store'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { changedEvent } from '@proofsheet/engine/vite/report'
import type { ViteDevServer } from 'vite'
import { tokenEvent, tokenRequestEvent } from './contract'
import { createEditContext, type EditContext, type EditOptions } from './edit-service'
import { createEditHandler, type EditHandler, hasToken } from './handle-request'
import { createPageMarker, type PageMarker } from './marks/marked-pages'
import { watchSettings } from './settings/live-settings'

/** The server side of edit mode. */
export interface EditServer {
  handle: EditHandler
  /** Whether a request for a page asks for its marks. */
  wantsMarks(request: IncomingMessage): boolean
  /** The document of a page with marks. */
  markPage: PageMarker
}

/**
 * Adds edit mode to the dev server: pages ask for the token of this start over its WebSocket, which other origins can't
 * open. Nothing is loaded before the first request.
 */
export function startEditServer(
  { config, ws }: ViteDevServer,
  site: SiteDefinition,
  check: EditOptions['check'],
  changed: EditOptions['changed'],
): EditServer {
  const { root } = config
  const token = randomBytes(32).toString('base64url')
  let context: Promise<EditContext> | undefined
  const open = () => {
    context ??= createEditContext({ root, site, cache: createCache(root), check, changed })
    return context
  }
  ws.on(tokenRequestEvent, (_, client) => {
    client.send(tokenEvent, { token })
    // Reads the types and the content while the page prepares itself.
    open()
      .then(({ session, check }) => session.inTurn(async () => (await check()).full()))
      .catch(error => config.logger.error(error.stack ?? error.message))
  })
  const settings = watchSettings()
  let marker: Promise<PageMarker> | undefined
  // Pages then ask for their document again.
  const found = () => ws.send({ type: 'custom', event: changedEvent })
  const markPage: PageMarker = async page => {
    marker ??= open().then(opened => createPageMarker(opened, settings, found))
    return (await marker)(page)
  }
  return { markPage, handle: createEditHandler(token, open), wantsMarks: request => hasToken(request, token) }
}
