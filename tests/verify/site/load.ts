import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteCheck, SiteResult } from '../check'

const client = join(import.meta.dirname, '../../../dist/client')
const port = 4391
const seconds = 30
/** Requests a second that the built site must hold. */
const wanted = 2000

export const load: SiteCheck = {
  name: 'load',
  holds: `Behind nginx on this machine, ${wanted} requests a second for ${seconds} s, with no error (wrk).`,
  isReport: true,
  async run(): Promise<SiteResult> {
    const missing = ['nginx', 'wrk'].filter(tool => spawnSync(tool, ['-v']).error)
    if (missing.length > 0)
      return { looked: 0, findings: [], figures: { 'not run': `${missing.join(' and ')} is not installed` } }
    const folder = mkdtempSync(join(tmpdir(), 'load-'))
    const configuration = join(folder, 'nginx.conf')
    writeFileSync(
      configuration,
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; events { worker_connections 256; }
http { access_log off; include /etc/nginx/mime.types; client_body_temp_path ${folder}; proxy_temp_path ${folder};
fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
server { listen 127.0.0.1:${port}; root ${client}; gzip_static on; index index.html; } }`,
    )
    const nginx = spawn('nginx', ['-c', configuration, '-p', folder], { stdio: 'ignore' })
    try {
      await new Promise(resolve => setTimeout(resolve, 1000))
      const said = execFileSync(
        'wrk',
        ['-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', `http://127.0.0.1:${port}/products/vaja/`],
        { encoding: 'utf8' },
      )
      const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1] ?? 0)
      const errors = /(Socket errors|Non-2xx).*/.exec(said)?.[0]
      return {
        looked: Math.round(rate * seconds),
        figures: { 'requests a second': Math.round(rate), latency: /Latency\s+(\S+)/.exec(said)?.[1] ?? '' },
        findings: [
          ...(rate < wanted ? [{ page: '/products/vaja/', says: `${Math.round(rate)} requests a second` }] : []),
          ...(errors ? [{ page: '/products/vaja/', says: errors }] : []),
        ],
      }
    } finally {
      nginx.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
