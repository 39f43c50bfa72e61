import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers a request in another way than a server that works; `serve` answers as that does. */
export type Behavior = (request: IncomingMessage, response: ServerResponse, serve: () => void) => void

/** A server of entries and blobs on this machine, as those of Bazel are. */
export interface StoreServer {
  url: string
  /** The stored objects by their paths, such as `cas/<hash>`; a test may change them. */
  objects: Map<string, Buffer>
  /** Method and path of each request so far. */
  requests: string[]
  behave: (behavior: Behavior) => void
  stop: () => void
}

/** Opens a server in this process. */
export async function openStoreServer(): Promise<StoreServer> {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  let behavior: Behavior = (_, __, serve) => serve()
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    behavior(request, response, () => void serve(objects, request, response))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const { port } = server.address() as AddressInfo
  const behave = (next: Behavior) => {
    behavior = next
  }
  return { url: `http://127.0.0.1:${port}/cache`, objects, requests, behave, stop }
}

async function serve(objects: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url?.replace(/^\/cache\//, '') ?? ''
  if (request.method === 'PUT') {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    objects.set(path, Buffer.concat(chunks))
    response.writeHead(201).end()
    return
  }
  const found = objects.get(path)
  response.writeHead(found ? 200 : 404, { 'Content-Length': found?.length ?? 0 })
  response.end(request.method === 'GET' ? found : undefined)
}
