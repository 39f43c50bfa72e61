import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of the store's objects in this process. */
export interface StoreServer {
  url: string
  objects: Map<string, Buffer>
  close: () => void
}

/** Starts a server that holds objects in memory. */
export async function startStoreServer(): Promise<StoreServer> {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    if (request.method === 'PUT') objects.set(path, await bodyOf(request))
    const found = objects.get(path)
    response.writeHead(found ? 200 : 404, { 'Content-Length': request.method === 'PUT' ? 0 : (found?.length ?? 0) })
    response.end(request.method === 'GET' ? found : undefined)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, objects, close: () => server.close() }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
