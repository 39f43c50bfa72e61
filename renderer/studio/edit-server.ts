import { randomBytes } from 'node:crypto'
import { createCache } from '@proofsheet/engine/base/cache/store'
import type { DevTools, PageRenderer } from '@proofsheet/engine/vite/dev-tools'
import { changedEvent } from '@proofsheet/engine/vite/report'
import type { ViteDevServer } from 'vite'
import { editUrl, tokenEvent, tokenRequestEvent } from './contract'
import type { EditContext } from './edit-service'
import type { EditHandler } from './handle-request'
import type { PageMarker } from './marks/marked-pages'
import { type LiveSettings, liveSettingsId } from './settings/live-settings'
import { hasToken } from './token'

/** The server side of edit mode. */
export interface EditServer {
  handle: EditHandler
  /** Gives pages with marks to the requests that have the token. */
  pages: PageRenderer
}

/**
 * Adds edit mode to the dev server: pages ask for the token of this start over its WebSocket, which other origins can't
 * open. Its code is loaded with the first of its requests: the first page of the server doesn't wait for it.
 */
export function startEditServer(server: ViteDevServer, tools: DevTools): EditServer {
  const { config, ws } = server
  const { root } = config
  const token = randomBytes(32).toString('base64url')
  let context: Promise<EditContext> | undefined
  const create = async () => {
    const { createEditContext } = await import('./edit-service')
    const { site, check, changed } = await tools.content
    return createEditContext({ root, site, cache: createCache(root), check, changed })
  }
  const open = () => {
    context ??= create()
    return context
  }
  ws.on(tokenRequestEvent, (_, client) => {
    client.send(tokenEvent, { token })
    // Reads the types and the content while the page prepares itself.
    open()
      .then(({ session, check }) => session.inTurn(() => check()))
      .catch(error => config.logger.error(error.stack ?? error.message))
  })
  // The module as pages have it, which Vite loads again after some changes.
  let settings: LiveSettings | undefined
  let marker: Promise<PageMarker> | undefined
  // Pages then ask for their document again.
  const found = () => ws.send({ type: 'custom', event: changedEvent })
  const live: LiveSettings = {
    now: () => settings?.now(),
    within: (other, task) => (settings ? settings.within(other, task) : task()),
  }
  const render: PageMarker = async page => {
    settings = (await server.ssrLoadModule(liveSettingsId)).liveSettings
    marker ??= createMarker()
    return (await marker)(page)
  }
  const createMarker = async () => {
    const { createPageMarker } = await import('./marks/marked-pages')
    return createPageMarker(await open(), live, found)
  }
  let handler: Promise<EditHandler> | undefined
  const handle: EditHandler = async (request, response) => {
    if (!request.url?.startsWith(editUrl)) return false
    handler ??= import('./handle-request').then(({ createEditHandler }) => createEditHandler(token, open))
    return (await handler)(request, response)
  }
  return { handle, pages: { isFor: request => hasToken(request, token), render } }
}
