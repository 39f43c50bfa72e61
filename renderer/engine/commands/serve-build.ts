import { once } from 'node:events'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { distFolder } from '../build/publish/releases'
import { answering, serveSite } from '../build/publish/serve-site'
import type { HostRules } from '../pages/outputs/host-rules'

/** A server of the built site. */
export interface BuildServer {
  /** The URLs of the first page: the one for this machine, then those for its network. */
  addresses: string[]
  close: () => void
}

/**
 * Serves the built site under the host rules, on the loopback address, another address, or (`true`) all of them. Port 0
 * chooses a free port. Rejects with the system's error where it can't listen, for example EADDRINUSE.
 */
export async function serveBuild(root: string, port: number, host: string | true = '127.0.0.1'): Promise<BuildServer> {
  const server = createServer(answering(servePresentRelease(root)))
  server.listen(port, host === true ? undefined : host)
  await once(server, 'listening')
  const { port: listening } = server.address() as AddressInfo
  const { base } = rulesIn(distFolder(root))
  const addresses = hostNames(host).map(name => `http://${name}:${listening}${base}`)
  return { addresses, close: () => server.close() }
}

const rulesIn = (release: string): HostRules => JSON.parse(readFileSync(join(release, 'host-rules.json'), 'utf8'))

/** A request listener that answers each request from one release: the one that is present when it arrives. */
function servePresentRelease(root: string): RequestListener {
  let [served, serve]: [string?, RequestListener?] = []
  return (request, response) => {
    if (!existsSync(distFolder(root))) return void response.writeHead(503).end('There is no built site.')
    const release = realpathSync(distFolder(root))
    if (!serve || served !== release) {
      served = release
      serve = serveSite(join(release, 'client'), () => rulesIn(release))
    }
    serve(request, response)
  }
}

/** The host names to use in URLs: localhost for the loopback address, brackets around IPv6. */
function hostNames(host: string | true): string[] {
  if (host !== true && host !== '0.0.0.0' && host !== '::')
    return [host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host]
  const outer = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  const named = outer.filter(({ family, internal }) => family === 'IPv4' && !internal)
  return ['localhost', ...named.map(({ address }) => address)]
}
