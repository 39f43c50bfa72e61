import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ViteDevServer } from 'vite'
import { dropOddRange } from '../../pages/html/request-path'
import type { DevTool } from '../dev-tools'
import { isLoopback, refuseRequest } from './refuse-request'

const type = 'text/plain; charset=utf-8'

/**
 * Puts one guard before everything that the dev server answers, by HTTP and by WebSocket: endpoints and files of Vite,
 * of plug-ins, of this engine and of the tools. Refused requests get status 403 and the reason. Warns where other machines can connect.
 */
export function guardServer(server: ViteDevServer, tools: readonly DevTool[]): void {
  const { root, publicDir, base, server: options, logger } = server.config
  const refuse = (request: IncomingMessage) =>
    refuseRequest(request, {
      root,
      publicFolder: publicDir || root,
      folders: options.fs.allow,
      base,
      hosts: options.allowedHosts,
      endpoints: tools.map(({ endpoint }) => endpoint),
    })
  if (options.host !== undefined && !isLoopback(String(options.host)))
    logger.warn(
      'Everyone who can reach this machine over the network can now read the pages, drafts too, and the files of the ' +
        'project. Use --host in networks that you trust.',
    )
  server.middlewares.use((request, response, next) => {
    // For browsers that don't name the sender: no other site can embed the response.
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    const reason = refuse(request)
    dropOddRange(request.headers)
    if (reason === undefined) return next()
    response.writeHead(403, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' }).end(`${reason}\n`)
  })
  // Before the listeners that accept connections: they leave alone a socket that has ended.
  server.httpServer?.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
    const reason = refuse(request)
    if (reason === undefined) return
    socket.on('error', () => {})
    socket.end(`HTTP/1.1 403 Forbidden\r\nContent-Type: ${type}\r\nConnection: close\r\n\r\n${reason}\n`)
  })
}
