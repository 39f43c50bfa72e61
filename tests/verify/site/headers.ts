import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostRules } from '../../../renderer/engine/pages/outputs/host-rules'
import { findLostHeaders, pathsOfEachKind } from '../../site/hosts/lost-headers'
import { startPreview } from '../../site/hosts/preview'
import { missing, type Server, startCaddy, startNginx } from '../../site/hosts/server'
import type { Finding, SiteCheck } from '../check'

const dist = join(import.meta.dirname, '../../../dist')
const folder = join(dist, 'client')
const fileOf = (path: string) => readFileSync(join(dist, path), 'utf8')
const readRules = (): HostRules => JSON.parse(fileOf('host-rules.json'))

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
  async run({ addresses, log }) {
    const rules = readRules()
    const pages = addresses.filter(address => address !== '/nowhere/')
    const findings = await inspect('preview', await startPreview(rules, folder), pages)
    const servers = {
      nginx: () => startNginx(fileOf('nginx.conf'), rules.host, folder),
      caddy: () => startCaddy(fileOf('Caddyfile'), rules.host, folder),
    }
    for (const [name, start] of Object.entries(servers)) {
      const reason = missing(name)
      if (reason) log(`${name} is left out: ${reason}`)
      else findings.push(...(await inspect(name, await start(), pages)))
    }
    return { inspected: pages.length, findings }
  },
  async prove() {
    const { 'X-Content-Type-Options': _, ...everywhere } = readRules().everywhere
    return inspect('a server that leaves out a header', await startPreview({ ...readRules(), everywhere }, folder), [])
  },
}
