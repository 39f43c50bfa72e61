import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveSite } from '../../../renderer/engine/build/publish/serve-site'
import type { HostRules } from '../../../renderer/engine/pages/outputs/host-rules'
import { type Question, type Received, receive, type Server } from './server'

/** The server of `npm run preview`, at a free port. */
export async function startPreview(rules: HostRules, folder: string): Promise<Server> {
  const server = createServer(serveSite(folder, () => rules)).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (path: string, { method = 'GET', headers = {} }: Question = {}) =>
    new Promise<Received>((resolve, reject) => {
      const to = { host: '127.0.0.1', port, path, method, headers, agent: false }
      request(to, receive(resolve)).on('error', reject).end()
    })
  return { ask, stop: () => server.close(), encodings: ['br', 'gzip'], moved: 301 }
}
