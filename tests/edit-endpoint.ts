import { createServer, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCache } from '../renderer/engine/base/cache/store'
import { createLoader } from '../renderer/engine/content/load'
import type { SiteDefinition } from '../renderer/engine/site'
import { refuseRequest } from '../renderer/engine/vite/server/refuse-request'
import { type Answers, editUrl, tokenHeader } from '../renderer/studio/contract'
import { createEditContext } from '../renderer/studio/edit-service'
import { createEditHandler } from '../renderer/studio/handle-request'

/** The token of these servers. */
const token = 'token-of-this-start'

/** The answer to a request as it was sent. */
export interface Sent {
  status: number
  text: string
}

/** A running endpoint of edit mode over the content below a root, with the guard of the dev server before it. */
export interface EditEndpoint {
  /** Sends a request as edit mode of a page does. Throws where it is not answered. */
  ask<Name extends Exclude<keyof Answers, 'media'>>(name: Name, body: Answers[Name][0]): Promise<Answers[Name][1]>
  /** Sends any request; headers may be removed by giving an empty value. */
  send(path: string, body: string | Buffer, headers?: Record<string, string>, method?: string): Promise<Sent>
  /** The files that were reported as changed. */
  changed: string[]
  port: number
  close(): void
}

/** Serves the endpoint of a site on a free port of this machine. */
export async function startEditEndpoint(root: string, site: SiteDefinition): Promise<EditEndpoint> {
  const changed: string[] = []
  const context = createEditContext({
    root,
    site,
    cache: createCache(root),
    check: createLoader({ root, site }),
    changed: path => changed.push(path),
  })
  const handle = createEditHandler(token, () => context)
  const served = { root, publicFolder: `${root}/public`, folders: [root], base: '/', hosts: [], endpoints: ['/__edit'] }
  const server = createServer(async (request, response) => {
    const reason = refuseRequest(request, served)
    if (reason !== undefined) return response.writeHead(403).end(reason)
    const isAnswered = await handle(request, response).catch(error => response.writeHead(500).end(String(error.stack)))
    if (!isAnswered) response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const own = {
    'Sec-Fetch-Site': 'same-origin',
    Origin: `http://127.0.0.1:${port}`,
    'Content-Type': 'application/json',
    [tokenHeader]: token,
  }
  const send: EditEndpoint['send'] = (path, body, headers = {}, method = 'POST') =>
    new Promise((resolve, reject) => {
      const all = Object.fromEntries(Object.entries({ ...own, ...headers }).filter(([, value]) => value !== ''))
      const sent = sendRequest({ host: '127.0.0.1', port, path, method, headers: all, agent: false }, answer => {
        const parts: Buffer[] = []
        answer.on('data', part => parts.push(part))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
      })
      sent.on('error', reject)
      sent.end(body)
    })
  return {
    send,
    changed,
    port,
    close: () => void server.close(),
    async ask(name, body) {
      const { status, text } = await send(editUrl + name, JSON.stringify(body))
      if (status !== 200) throw new Error(`${status} ${text}`)
      return JSON.parse(text)
    },
  }
}
