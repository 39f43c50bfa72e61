import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteCheck, SiteResult } from '../check'

const client = join(import.meta.dirname, '../../../dist/client')
const port = 4391
const durationS = 30
/** Required requests per second. */
const requiredRate = 2000

/** Requests the pages at these addresses in turn, without pauses, for so many seconds, from nginx on this machine. */
async function runLoad(addresses: string[], seconds: number): Promise<SiteResult> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'))
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; events { worker_connections 256; }
http { access_log off; include /etc/nginx/mime.types; client_body_temp_path ${folder}; proxy_temp_path ${folder};
fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
server { listen 127.0.0.1:${port}; root ${client}; gzip_static on; index index.html; } }`,
  )
  const script = join(folder, 'turns.lua')
  writeFileSync(
    script,
    `local pages = {${addresses.map(address => JSON.stringify(address)).join(', ')}}
local turn = 0
request = function() turn = turn % #pages + 1 return wrk.format("GET", pages[turn]) end`,
  )
  const nginx = spawn('nginx', ['-c', configuration, '-p', folder], { stdio: 'ignore' })
  try {
    await new Promise(resolve => setTimeout(resolve, 1000))
    const options = ['-t1', '-c32', `-d${seconds}s`, '-s', script, '-H', 'Accept-Encoding: gzip']
    const output = execFileSync('wrk', [...options, `http://127.0.0.1:${port}`], { encoding: 'utf8' })
    const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0)
    const errors = /(Socket errors|Non-2xx).*/.exec(output)?.[0]
    const page = 'all pages in turn'
    return {
      inspected: addresses.length,
      figures: {
        'requests per second': Math.round(rate),
        requests: Math.round(rate * seconds),
        errors: errors ?? 'none',
        latency: /Latency\s+(\S+)/.exec(output)?.[1] ?? '',
      },
      findings: [
        ...(rate < requiredRate
          ? [{ page, message: `${Math.round(rate)} requests per second, fewer than ${requiredRate}` }]
          : []),
        ...(errors ? [{ page, message: errors }] : []),
      ],
    }
  } finally {
    nginx.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

const missing = () => ['nginx', 'wrk'].filter(tool => spawnSync(tool, ['-v']).error)

export const load: SiteCheck = {
  name: 'load',
  isReport: true,
  async run({ addresses }) {
    if (missing().length > 0)
      return { inspected: 0, findings: [], figures: { 'not run': `${missing().join(' and ')} is not installed` } }
    return runLoad(
      addresses.filter(address => address !== '/nowhere/'),
      durationS,
    )
  },
  requirements: {
    // A page that does not exist.
    [`nginx on this machine serves ${requiredRate} requests per second for ${durationS} s without an error (wrk).`]:
      async () => (missing().length > 0 ? [] : (await runLoad(['/nowhere/'], 1)).findings),
  },
}
