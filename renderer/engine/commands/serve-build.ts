import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { HostRules } from '../outputs/hosts/rules'
import { serveSite } from '../publish/serve'
import { distFolder, publishedFolder } from '../publish/staging'

/** A server of the built site. */
export interface BuildServer {
  /** The addresses of the first page, those of this machine's network after the one for this machine itself. */
  addresses: string[]
  close: () => void
}

/**
 * Serves the built site as its hosts do, at a port of the loopback address, of another one, or (`true`) of all; port 0
 * is one that is free. Rejects with the system's error where it can't listen, for example EADDRINUSE.
 */
export async function serveBuild(root: string, port: number, host: string | true = '127.0.0.1'): Promise<BuildServer> {
  const rules = (): HostRules => JSON.parse(readFileSync(join(distFolder(root), 'host-rules.json'), 'utf8'))
  const server = createServer(serveSite(publishedFolder(root), rules))
  server.listen(port, host === true ? undefined : host)
  await once(server, 'listening')
  const { port: listening } = server.address() as AddressInfo
  const addresses = hostNames(host).map(name => `http://${name}:${listening}${rules().base}`)
  return { addresses, close: () => server.close() }
}

/** How browsers name what listens at a host: the loopback address is localhost, and IPv6 has brackets. */
function hostNames(host: string | true): string[] {
  if (host !== true && host !== '0.0.0.0' && host !== '::')
    return [host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host]
  const outer = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  const named = outer.filter(({ family, internal }) => family === 'IPv4' && !internal)
  return ['localhost', ...named.map(({ address }) => address)]
}
