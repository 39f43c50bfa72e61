import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostRules } from '../../../renderer/engine/pages/outputs/host-rules'
import { pathWithServers } from '../../setup/servers.mjs'
import { findLostHeaders, pathsOfEachKind } from '../../site/hosts/lost-headers'
import { startPreview } from '../../site/hosts/preview'
import { missing, type Server, startCaddy, startNginx } from '../../site/hosts/server'
import type { Finding, SiteCheck } from '../check'

const dist = join(import.meta.dirname, '../../../dist')
const folder = join(dist, 'client')
const fileOf = (path: string) => readFileSync(join(dist, path), 'utf8')
const readRules = (): HostRules => JSON.parse(fileOf('host-rules.json'))

/** The header that proofs leave out. */
const left = 'X-Content-Type-Options'

const servers = {
  nginx: { file: 'nginx.conf', start: startNginx },
  caddy: { file: 'Caddyfile', start: startCaddy },
}

// Debian's packages are unpacked where they are missing.
process.env.PATH = pathWithServers()

/** The differences between the headers of one server and the rules, for all pages and each kind of file. */
async function inspect(name: string, server: Server, pages: string[]): Promise<Finding[]> {
  try {
    const wrong = await findLostHeaders(server, readRules(), folder, [
      ...new Set([...pages, ...pathsOfEachKind(folder)]),
    ])
    return wrong.map(message => ({ page: name, message }))
  } finally {
    server.stop()
  }
}

export const headers: SiteCheck = {
  name: 'headers',
  requirement:
    'nginx and Caddy, by HTTPS, and the preview send every header of the host rules: for each page and kind of file, ' +
    'with HEAD, 304, 404, ranges and compressed variants.',
  async run({ addresses }) {
    const rules = readRules()
    const pages = addresses.filter(address => address !== '/nowhere/')
    const findings = await inspect('preview', await startPreview(rules, folder), pages)
    const unproved: string[] = []
    for (const [name, { file, start }] of Object.entries(servers)) {
      const reason = missing(name)
      if (reason) unproved.push(`${name}: ${reason}`)
      else findings.push(...(await inspect(name, await start(fileOf(file), rules.host, folder), pages)))
    }
    return { inspected: pages.length, findings, unproved }
  },
  // Each server without one header.
  async prove() {
    const { [left]: _, ...everywhere } = readRules().everywhere
    const proofs = [await inspect('preview', await startPreview({ ...readRules(), everywhere }, folder), [])]
    for (const [name, { file, start }] of Object.entries(servers).filter(([each]) => !missing(each))) {
      const config = fileOf(file)
        .split('\n')
        .filter(line => !line.includes(left))
        .join('\n')
      proofs.push(await inspect(name, await start(config, readRules().host, folder), []))
    }
    return proofs.every(found => found.length > 0) ? proofs.flat() : []
  },
}
