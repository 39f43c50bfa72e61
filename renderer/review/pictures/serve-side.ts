import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { answering, serveSite } from '@proofsheet/engine/build/publish/serve-site'
import type { HostRules } from '@proofsheet/engine/pages/outputs/host-rules'
import type { Side } from '../review-types'

/** The rules of a folder without rules: files as they are. */
const plainRules: HostRules = {
  base: '/',
  host: 'localhost',
  everywhere: {},
  hashed: { path: '/assets/', cache: '' },
  media: { paths: [], policy: '' },
  cache: '',
  types: {},
  redirects: [],
  notFound: '/404.html',
}

/** Serves a site on a free port of the loopback address. Gives the origin with the base path, without a last slash. */
export async function serveSide({ folder, readBeside }: Side): Promise<{ origin: string; close: () => void }> {
  const text = readBeside('host-rules.json')
  const rules: HostRules = text === undefined ? plainRules : JSON.parse(text)
  const client = join(folder, 'client')
  const server = createServer(answering(serveSite(existsSync(client) ? client : folder, () => rules)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}${rules.base.slice(0, -1)}`, close }
}
